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
