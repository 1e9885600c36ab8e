import type { CompiledDialog, CompiledLanding, DialogBlock } from '../../contract/index.ts'
import { isKit } from './kit.ts'
import { find, type Records } from './records.ts'

type Dialogs = { readonly dialogs: Pick<Records['dialogs'], 'get' | 'keys'> }

/** The dialogs reachable from the landing's own dialog, without that one. */
export function reachableDialogs(records: Dialogs, landing: CompiledLanding): CompiledDialog[] {
  const reached = new Map<string, CompiledDialog>([[landing.dialog.name, landing.dialog]])
  const follow = (name: string) => {
    if (reached.has(name)) return
    const dialog = find(records.dialogs, name)
    reached.set(name, dialog)
    for (const next of leadsTo(dialog)) follow(next)
  }
  if (isKit(landing)) for (const name of records.dialogs.keys()) follow(name)
  if (landing.signIn.kind === 'dialog') follow(landing.signIn.dialog)
  if (landing.afterSuccess.kind === 'dialog') follow(landing.afterSuccess.dialog)
  for (const next of forgotLinks(landing.dialog.blocks)) follow(next)
  reached.delete(landing.dialog.name)
  return [...reached.values()]
}

/** Without the counterpart of a registration: it leads to the landing's sign-in, which is followed separately. */
function leadsTo({ kind, counterpart, blocks }: CompiledDialog): string[] {
  return [...(kind !== 'registration' && counterpart ? [counterpart] : []), ...forgotLinks(blocks)]
}

function forgotLinks(blocks: readonly DialogBlock[]): string[] {
  return blocks.flatMap((block) => (block.type === 'forgot-link' ? [block.dialog] : []))
}
