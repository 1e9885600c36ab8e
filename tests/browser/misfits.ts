/**
 * Describes what does not fit in an open dialog. It is serialised and runs in the page itself, so it must not use
 * anything from outside.
 */
export function misfitsOf(name: string): string[] {
  const dialog = document.getElementById(name) as HTMLElement
  const button = dialog.querySelector<HTMLElement>('.button-submit, .thanks .button') as HTMLElement
  const controls = [...dialog.querySelectorAll<HTMLElement>('input, select, button, a, summary')].filter(isShown)
  const fields = controls.filter((control) => control.matches('input:not([type=radio], [type=checkbox]), select'))
  const pinned = button.getBoundingClientRect()
  const misfits: string[] = []
  if (!isOnTop(button)) misfits.push('its button is out of view')
  for (const field of fields.filter((one) => one.matches(':required')))
    if (field.getBoundingClientRect().bottom > pinned.top) misfits.push(`${nameOf(field)} is below the button`)
  const { left, right } = dialog.getBoundingClientRect()
  for (const control of controls) {
    const box = control.getBoundingClientRect()
    if (box.left < left || box.right > right) misfits.push(`${nameOf(control)} sticks out`)
  }
  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1)) if (overlap(one, other)) misfits.push(said(one, other))
  for (const control of controls) {
    control.focus()
    if (!isOnTop(control)) misfits.push(`${nameOf(control)} cannot be reached`)
  }
  return misfits

  function isShown(element: HTMLElement): boolean {
    return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  }

  function isOnTop(element: HTMLElement): boolean {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (top < 0 || top + height > innerHeight + 0.5) return false
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return found !== null && (element.contains(found) || found.closest('label')?.contains(element) === true)
  }

  /** The pinned button covers what scrolls below it, and a password field contains the button that shows it. */
  function overlap(one: HTMLElement, other: HTMLElement): boolean {
    if (one === button || other === button || one.closest('.password')?.contains(other)) return false
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  }

  function said(one: HTMLElement, other: HTMLElement): string {
    return `${nameOf(one)} overlaps ${nameOf(other)}`
  }

  function nameOf(element: HTMLElement): string {
    return element.getAttribute('name') ?? element.className ?? element.localName
  }
}
