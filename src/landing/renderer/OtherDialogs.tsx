import type { CompiledDialog } from '../../contract/index.ts'
import { useIsRunning } from '../../ui/use-is-running.ts'
import { Dialog } from '../dialogs/Dialog.tsx'

/** The dialogs behind the page's own: they come with the application, not with the document. */
export function OtherDialogs({ dialogs }: { readonly dialogs: readonly CompiledDialog[] }) {
  return useIsRunning() && dialogs.map((dialog) => <Dialog key={dialog.name} dialog={dialog} />)
}
