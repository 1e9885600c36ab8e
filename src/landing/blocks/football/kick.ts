import { move, pause } from '../../../ui/motion.ts'

type Kick = {
  readonly ball: Element | null
  readonly keeper: Element | null
  readonly target: Element | undefined
  readonly isSaved: boolean
}

/** The ball flies to the target; the keeper dives after it, or to the other side. */
export async function kick({ ball, keeper, target, isSaved }: Kick): Promise<void> {
  if (!ball || !keeper || !target) return
  const start = middleOf(ball)
  const end = middleOf(target)
  const guard = middleOf(keeper)
  const ground = keeper.getBoundingClientRect().bottom - 14
  const side = Math.sign(end.x - guard.x) || 1
  const dive = isSaved ? side : -side
  const reach = Math.abs(end.x - guard.x) * (isSaved ? 0.62 : 0.8) + 14
  const flight = `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(0.5) rotate(${side * 540}deg)`
  const dived = `translate(${dive * reach}px, ${(end.y - guard.y) * 0.5}px) rotate(${dive * 62}deg)`
  await Promise.all([
    move(ball, [{ transform: 'none' }, { transform: flight }], { duration: 620 }),
    move(keeper, [{ transform: 'none' }, { transform: dived }], { duration: 520, delay: 80 }),
  ])
  const drop = isSaved ? `${(end.x - start.x) * 0.7}px, -70px` : `${end.x - start.x}px, ${ground - start.y}px`
  const dropped = `translate(${drop}) scale(${isSaved ? 0.7 : 0.5}) rotate(${side * 700}deg)`
  await move(ball, [{ transform: flight }, { transform: dropped }], { duration: 450, easing: 'ease-in' })
  if (!isSaved) return
  await pause(700)
  await Promise.all([
    move(ball, [{ transform: dropped }, { transform: 'none' }], { duration: 300 }),
    move(keeper, [{ transform: dived }, { transform: 'none' }], { duration: 300 }),
  ])
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
