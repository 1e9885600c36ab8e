import type { CompiledDialog, CompiledLanding, DialogBlock } from '../../contract/index.ts'
import { isKit } from './kit.ts'
import { find, type Records } from './records.ts'

type Dialogs = { readonly dialogs: Pick<Records['dialogs'], 'get' | 'keys'> }

/** The dialogs reachable from the landing's own dialog, without that one. */
export function reachableDialogs({ dialogs }: Dialogs, landing: CompiledLanding): CompiledDialog[] {
  const { dialog, signIn, afterSuccess } = landing
  const opened = openedDialogs((name) => find(dialogs, name), dialog, [
    ...(isKit(landing) ? dialogs.keys() : []),
    ...(signIn.kind === 'dialog' ? [signIn.dialog] : []),
    ...(afterSuccess.kind === 'dialog' ? [afterSuccess.dialog] : []),
  ])
  opened.delete(dialog.name)
  return [...opened.values()]
}

/** The own dialog of a landing, others that it names, and all to which they lead. */
export function openedDialogs(
  find: (name: string) => CompiledDialog,
  own: CompiledDialog,
  named: readonly string[],
): Map<string, CompiledDialog> {
  const opened = new Map([[own.name, own]])
  const follow = (name: string) => {
    if (opened.has(name)) return
    const dialog = find(name)
    opened.set(name, dialog)
    for (const next of leadsTo(dialog)) follow(next)
  }
  for (const name of [...named, ...forgotLinks(own.blocks)]) follow(name)
  return opened
}

/** Without the counterpart of a registration: it leads to the landing's sign-in, which is followed separately. */
function leadsTo({ kind, counterpart, blocks }: CompiledDialog): string[] {
  return [...(kind !== 'registration' && counterpart ? [counterpart] : []), ...forgotLinks(blocks)]
}

function forgotLinks(blocks: readonly DialogBlock[]): string[] {
  return blocks.flatMap((block) => (block.type === 'forgot-link' ? [block.dialog] : []))
}
