declare global {
  interface Window {
    /** Whether the next frame after a tap showed the element; undefined until there is one. */
    isShownAtOnce: boolean | undefined
  }
}

/** Runs in the page, so it must not refer to anything outside itself. */
export function watchNextFrame(selector: string): void {
  const look = () => {
    window.isShownAtOnce = document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false
  }
  addEventListener('click', () => requestAnimationFrame(look), { once: true, capture: true })
}
