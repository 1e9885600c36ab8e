/** The picker closes with a tap on a bonus, and when the focus goes on. */
export function closePickers(): void {
  addEventListener('click', ({ target }) => {
    const radio = target as Element
    // Arrow keys click each radio button that they pass: only a tap is a decision.
    if (radio.matches('.bonus > input:not(:focus-visible)')) closeAll()
  })
  addEventListener('focusin', ({ target }) => {
    if (!(target as Element).closest('.bonuses')) closeAll()
  })
}

function closeAll(): void {
  for (const more of document.querySelectorAll('.bonuses > [open]')) more.removeAttribute('open')
}
