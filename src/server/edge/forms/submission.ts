import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CompiledDialog } from '../../../contract/index.ts'
import type { EdgePage, EdgeRequest } from '../../../rules/edge/edge-request.ts'
import type { SentForm } from '../../../rules/form/fields/field-rule.ts'
import type { FormInput } from '../../../rules/form/fields/fields.ts'
import type { Entered } from '../../../rules/form/registration-form.ts'
import type { Edge } from '../edge.ts'
import type { BuiltPage } from '../pages/built-page.ts'
import type { ServedSite } from '../served-site.ts'
import type { AskPlatform } from './ask-platform.ts'

type Landing = NonNullable<ReturnType<ServedSite['landings']['get']>>

/** A submitted form with its request context. */
export type Submission = {
  readonly edge: Edge
  readonly site: ServedSite
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly asked: EdgeRequest
  readonly page: EdgePage
  readonly landing: Landing
  readonly built: BuiltPage
  readonly dialog: CompiledDialog
  readonly inputs: readonly FormInput[]
  readonly sent: SentForm
  readonly entered: Entered
  readonly platform: AskPlatform
}
