import { isStill, move } from '../../../ui/motion.ts'

/** What a game was won with flies from the stage to the chosen bonus, into its row or the button, and stands there. */
export async function flyPrize(dialog: Element): Promise<void> {
  const prize = document.querySelector('.game-won-text')
  if (!prize || isStill()) return
  // The dialog is painted first: the tap that opens it waits for nothing.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const amount = dialog.querySelector<HTMLElement>('.bonus:has(:checked) > .bonus-amount, .submit-amount')
  if (!amount || !isInView(amount)) return
  const flying = takeOff(amount)
  const flight = { duration: 900, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' }
  try {
    await Promise.all([
      move(flying, framesBetween(prize, amount, flying), flight),
      amount.animate({ opacity: [0, 0] }, flight).finished,
    ])
    await move(amount.parentElement, [{ scale: 1 }, { scale: 1.04 }, { scale: 1 }], { duration: 260 })
  } finally {
    flying.remove()
  }
}

/** A popover: the dialog would clip anything else. */
function takeOff(amount: HTMLElement): HTMLElement {
  const flying = amount.cloneNode(true) as HTMLElement
  flying.classList.add('prize-flight')
  flying.popover = 'manual'
  flying.ariaHidden = 'true'
  document.body.append(flying)
  flying.showPopover()
  return flying
}

/** From twice its size on the stage, in an arc, to its size in the row. */
function framesBetween(prize: Element, amount: Element, flying: Element): Keyframe[] {
  const own = flying.getBoundingClientRect()
  const end = amount.getBoundingClientRect()
  const start = prize.getBoundingClientRect()
  const size = end.width / own.width
  const at = (x: number, y: number, scale: number) => ({
    transform: `translate(${x - own.width / 2}px,${y - own.height / 2}px) scale(${scale})`,
  })
  const [startX, startY] = [start.left + start.width / 2, start.top + start.height / 2]
  const [endX, endY] = [end.left + end.width / 2, end.top + end.height / 2]
  return [
    { ...at(startX, startY, size * 2), opacity: 0 },
    { ...at(startX, startY - 24, size * 2.4), opacity: 1, offset: 0.25 },
    { ...at((startX + endX) / 2, Math.min(startY, endY) - 24, size * 2), offset: 0.6 },
    at(endX, endY, size),
  ]
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom > 0 && bottom <= innerHeight
}
