/** Opens a dialog of the document over the page; another open one gives way. False where it is not there yet. */
export function openDialog(name: string): boolean {
  const dialog = document.getElementById(name)
  if (!dialog) return false
  if (!(dialog instanceof HTMLDialogElement)) {
    dialog.scrollIntoView({ block: 'start' })
    dialog.querySelector<HTMLElement>('input:not([type=hidden])')?.focus({ preventScroll: true })
    return true
  }
  if (dialog.open) return true
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) other.close()
  dialog.showModal()
  // Browsers say when a dialog closes, not all of them when it opens.
  dialog.dispatchEvent(new Event('opened', { bubbles: true }))
  return true
}

/** A persistent dialog is left by its own button alone. */
export function isPersistent(dialog: Element | null): boolean {
  return dialog?.hasAttribute('data-persistent') === true
}
