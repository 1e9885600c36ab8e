import { whenIdle } from '../../ui/when-idle.ts'

// This script is inlined in every document: it loads the application when the browser is idle, or at the first gesture.

const { module = '' } = document.getElementById('root')?.dataset ?? {}

let isComing = false
const bring = () => {
  if (isComing) return
  isComing = true
  import(/* @vite-ignore */ module).catch(() => {
    // Links and menus work without the application. Browsers remember a failed import until the document is left.
    addEventListener('online', () => location.reload(), { once: true })
  })
}

for (const gesture of ['pointerdown', 'keydown'])
  addEventListener(gesture, () => whenIdle(bring), { once: true, passive: true })
addEventListener('load', () => whenIdle(bring))

// What is tapped before its code has come is tapped again when it is there. While React waits for that code, it lets no tap
// through: taps are kept before it sees them, and forgotten if it answers them, which its buttons say by preventDefault().
// Who taps again because nothing happened wants what one tap does.
const tapped = new Set<HTMLElement>()
const buttonOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('.odds, .star')
const keep = (tap: Event) => {
  const button = buttonOf(tap)
  if (button) tapped.add(button)
}
const forget = (tap: Event) => {
  const button = buttonOf(tap)
  if (button && tap.defaultPrevented) tapped.delete(button)
}
const repeat = () => {
  removeEventListener('click', keep, true)
  removeEventListener('click', forget)
  for (const button of tapped) button.click()
}
addEventListener('click', keep, true)
addEventListener('click', forget)
// The tap that brings a page to life is answered first.
addEventListener('alive', () => setTimeout(repeat), { once: true })
