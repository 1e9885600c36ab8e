// These functions run in the measured page, so they must not refer to anything outside themselves.

export type Observed = { fcp: number; lcp: number; cls: number; blocking: number; interactions: number[] }

declare global {
  interface Window {
    observed: Observed
    usableAt: (milliseconds: number) => void
  }
}

/** Records what the browser reports while the page loads. */
export function observe(): void {
  const observed: Observed = { fcp: 0, lcp: 0, cls: 0, blocking: 0, interactions: [] }
  window.observed = observed
  const watch = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    observed.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    if (!('hadRecentInput' in entry && entry.hadRecentInput)) observed.cls += 'value' in entry ? Number(entry.value) : 0
  })
  // Blocking counts from the first paint on; tasks before it are part of the first paint's time.
  watch('longtask', (entry) => {
    const isAfterPaint = observed.fcp > 0 && entry.startTime + entry.duration > observed.fcp
    if (isAfterPaint) observed.blocking += Math.max(0, entry.duration - 50)
  })
  watch(
    'event',
    (entry) => 'interactionId' in entry && entry.interactionId && observed.interactions.push(entry.duration),
    {
      durationThreshold: 16,
    },
  )
}

/** All scripts that have been loaded, as they travel, and those of the document, in KB. */
export function scriptsSoFar(): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const loaded = files.filter(({ name }) => name.endsWith('.js')).map(({ encodedBodySize }) => encodedBodySize)
  const inline = [...document.querySelectorAll('script')].map(({ textContent }) => textContent.length)
  return [...loaded, ...inline].reduce((sum, size) => sum + size, 0) / 1000
}

/**
 * Simulates an impatient visitor: opens the form, enters a wrong e-mail and submits, repeatedly, until an error is
 * shown.
 */
export function submitRepeatedly(form: string): void {
  const isShown = (element: Element | null) => element !== null && element.getClientRects().length > 0
  addEventListener('submit', (event) => event.preventDefault())
  const tryOnce = () => {
    const box = document.getElementById(form)
    const email = box?.querySelector<HTMLInputElement>('[name=email]') ?? null
    const answer = box?.querySelector(`#${form}-email-problem`)?.textContent
    const answers = [...(box?.querySelectorAll(`#${form}-email-problem > *`) ?? [])]
    if (answer && answers.some(isShown)) return void requestAnimationFrame(() => window.usableAt(performance.now()))
    if (email && isShown(email)) {
      email.value = `${email.value}a`.slice(-2)
      email.dispatchEvent(new Event('input', { bubbles: true }))
      box?.querySelector<HTMLElement>('.button-submit')?.click()
    } else document.querySelector<HTMLElement>(`a[href="#${form}"]`)?.click()
    setTimeout(tryOnce, 25)
  }
  addEventListener('DOMContentLoaded', tryOnce)
}
