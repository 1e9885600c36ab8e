import { move } from '../../ui/motion.ts'

/** Moves the chicken to the middle of a place, and scrolls the road if it is wider than its window. */
export async function hopTo(place: number, strip: HTMLElement | null, chicken: Element | null): Promise<void> {
  const lane = strip?.children[place]
  const start = strip?.children[place - 1]
  const view = strip?.parentElement
  if (!view || !(lane instanceof HTMLElement) || !(start instanceof HTMLElement)) return
  const from = middleOf(start)
  const to = middleOf(lane)
  const scroll = (middle: number) =>
    `translateX(${-Math.max(0, Math.min(middle - view.clientWidth * 0.36, strip.scrollWidth - view.clientWidth))}px)`
  await Promise.all([
    move(
      chicken,
      [
        { transform: `translate(${from}px, 0)` },
        { transform: `translate(${(from + to) / 2}px, -34px)`, easing: 'ease-in' },
        { transform: `translate(${to}px, 0)` },
      ],
      { duration: 360 },
    ),
    move(strip, [{ transform: scroll(from) }, { transform: scroll(to) }], { duration: 420, easing: 'ease-in-out' }),
  ])
}

function middleOf({ offsetLeft, offsetWidth }: HTMLElement): number {
  return offsetLeft + offsetWidth / 2
}
