type Connection = { readonly saveData?: boolean }

/** Whether to skip animations: the visitor prefers reduced motion or saves data. */
export function isStill(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Plays an animation and keeps its last frame; without motion, shows the last frame at once. */
export async function move(
  element: Element | null,
  frames: Keyframe[],
  { duration, easing = 'ease-out', delay = 0 }: { duration: number; easing?: string; delay?: number },
): Promise<void> {
  if (!element) return
  const timing = isStill() ? { duration: 0 } : { duration, easing, delay }
  // In a hidden tab, animations may never finish: continue after a time-out.
  const timedOut = new Promise((resolve) => setTimeout(resolve, duration + delay + 500))
  const animation = element.animate(frames, { ...timing, fill: 'forwards' })
  await Promise.race([animation.finished.catch(() => undefined), timedOut])
}

/** A pause between two animations; none without motion. */
export function pause(milliseconds: number): Promise<void> {
  return isStill() ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))
}
