import type { CompiledLanding } from '../../contract/index.ts'
import { reachableDialogs } from './dialogs.ts'
import type { Records } from './records.ts'

/** The main site's sections that a landing's dialogs lead to. */
export function dialogSections(records: Pick<Records, 'dialogs'>, landing: CompiledLanding): string[] {
  return [landing.dialog, ...reachableDialogs(records, landing)].flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'thanks' ? block.section : [])),
  )
}
