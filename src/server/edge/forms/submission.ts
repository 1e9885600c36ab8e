import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CompiledDialog } from '../../../contract/index.ts'
import type { EdgePage, EdgeRequest } from '../../../rules/edge/edge-request.ts'
import type { Edge } from '../edge.ts'
import type { ServedSite } from '../served-site.ts'
import type { AskPlatform } from './ask-platform.ts'
import type { Entered } from './entered.ts'

type Landing = NonNullable<ReturnType<ServedSite['landings']['get']>>

/** A form that has arrived, and where it comes from. */
export type Submission = {
  readonly edge: Edge
  readonly site: ServedSite
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly asked: EdgeRequest
  readonly page: EdgePage
  readonly landing: Landing
  readonly dialog: Pick<CompiledDialog, 'name' | 'kind'>
  readonly sent: URLSearchParams
  readonly entered: Entered
  readonly platform: AskPlatform
}
