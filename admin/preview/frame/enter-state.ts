import { openDialog } from '../../../src/landing/page/open-dialog.ts'
import type { Scene } from '../protocol/protocol.ts'
import { states } from '../protocol/states.ts'
import { isLookedAt } from './look-only.ts'

/** Opens the dialog of a state, and sets its form. */
export function enterState({ page, state, visitor }: Pick<Scene, 'page' | 'state' | 'visitor'>): void {
  const { opens, form } = states[state]
  const dialog = opens?.(page)
  const box = dialog && document.getElementById(dialog.name)
  // A dialog that opens takes the focus, unless it is inert.
  if (box && isLookedAt()) box.inert = true
  if (visitor.hasScript) showDialog(dialog?.name)
  // Without scripts a dialog is open while the hash of the address names it.
  else location.hash = dialog?.name ?? ''
  if (!box) return
  for (const problem of box.querySelectorAll<HTMLElement>('[data-problem]'))
    problem.hidden = form !== 'every-problem' || problem !== problem.parentElement?.firstElementChild
  for (const field of box.querySelectorAll('input')) field.ariaInvalid = form === 'every-problem' ? 'true' : null
  if (form && form !== 'every-problem') document.getElementById(`${dialog.name}-way-${form}`)?.click()
}

function showDialog(name: string | undefined): void {
  if (location.hash) location.hash = ''
  if (name) openDialog(name)
  else document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
}
