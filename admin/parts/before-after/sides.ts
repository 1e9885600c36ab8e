import type { CompiledLanding } from '../../../src/contract/index.ts'
import type { Messages } from '../../model/live/live.ts'
import type { useBeforeAfter } from './use-before-after.ts'
import type { useWordsBeforeAfter } from './use-words-before-after.ts'

export type Versions = NonNullable<ReturnType<typeof useBeforeAfter>>

export type Side = {
  readonly name: string
  readonly landing: CompiledLanding | undefined
  readonly messages: Messages | undefined
  /** Why there is no page. */
  readonly none: string
}

/** What is live, and what is to be. */
export function sidesOf(versions: Versions | undefined, words: ReturnType<typeof useWordsBeforeAfter>): Side[] {
  return [
    {
      name: 'Live now',
      landing: versions?.before,
      messages: words?.before,
      none: versions?.isNew ? 'Not published yet' : 'What is published has errors',
    },
    {
      name: 'This version',
      landing: versions?.after,
      messages: words?.after,
      none: versions?.isDeletion ? 'It is deleted' : 'The draft has errors',
    },
  ]
}
