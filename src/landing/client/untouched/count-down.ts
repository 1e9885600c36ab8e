import { secondsUntil, timeLeft } from '../../../rules/landing/time-left.ts'

/** Fills the document's countdowns each second, until the application does. */
export function countDown(bring: () => unknown): void {
  const timers = [...document.querySelectorAll<HTMLElement>('[data-to]')]
  if (timers.length === 0) return
  const running = setInterval(count, 1000)
  count()

  function count() {
    if (document.querySelector('#root[data-ready]')) clearInterval(running)
    else timers.forEach(fill)
  }

  function fill(timer: HTMLElement) {
    const left = secondsUntil(timer.dataset['to'] ?? '', Date.now())
    // What has begun looks different.
    if (left === 0) bring()
    const numbers = timeLeft(left)
    timer.querySelectorAll('b').forEach((place, index) => {
      place.textContent = String(numbers[index])
    })
  }
}
