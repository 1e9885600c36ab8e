/** Opens a dialog of the document and closes any other. Returns false if it is not in the document yet. */
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
  // All browsers fire an event when a dialog closes, but not when it opens.
  dialog.dispatchEvent(new Event('opened', { bubbles: true }))
  return true
}

/** A persistent dialog closes only by its own button. */
export function isPersistent(dialog: Element | null): boolean {
  return dialog?.hasAttribute('data-persistent') === true
}
