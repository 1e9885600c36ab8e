/** A picker closes once its bonus is decided on: by a tap, by Escape, or as the visitor goes on to something else. */
export function closePickers(): void {
  addEventListener('click', ({ target }) => {
    const tapped = target as Element
    // Arrow keys click each radio button that they pass: only a tap is a decision.
    if (tapped.matches('.bonus > input:not(:focus-visible)')) close(tapped)
    else if (!tapped.closest('.bonuses')) close()
  })
  addEventListener('focusin', ({ target }) => {
    // A press on a bonus gives the focus to the dialog around it: that is no other control yet.
    if ((target as Element).matches(':is(a, button, input, select, summary):not(.bonuses *)')) close()
  })
  addEventListener('keydown', (event) => {
    // Otherwise it closes the dialog.
    if (event.key === 'Escape' && close(document.activeElement)) event.preventDefault()
  })
}

/** The focus stays in the picker in which it is. */
function close(within: Element | null = null): boolean {
  const open = document.querySelector('.bonuses > [open]')
  open?.removeAttribute('open')
  if (open?.parentElement?.contains(within)) open.querySelector('summary')?.focus()
  return open !== null
}
