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

// What is tapped before its code has come is tapped again when it is there.
const tapped: HTMLElement[] = []
const keep = ({ target }: Event) => {
  const button = (target as Element).closest<HTMLElement>('.odds, .star')
  if (button) tapped.push(button)
}
const repeat = () => {
  removeEventListener('click', keep)
  for (const button of tapped.splice(0)) button.click()
}
addEventListener('click', keep)
addEventListener('alive', repeat, { once: true })
