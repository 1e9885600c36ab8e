import type { CompiledDialog } from '../../contract/index.ts'
import { useIsRunning } from '../../ui/use-is-running.ts'
import { Dialog } from '../dialogs/Dialog.tsx'

/** The dialogs besides the page's own: rendered by the application, not in the document. */
export function OtherDialogs({ dialogs }: { readonly dialogs: readonly CompiledDialog[] }) {
  return useIsRunning() && dialogs.map((dialog) => <Dialog key={dialog.name} dialog={dialog} />)
}
