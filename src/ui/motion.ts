type Connection = { readonly saveData?: boolean }

/** Whether this visitor gets a still stage: less motion asked for, or data to be saved. */
export function isStill(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Plays an animation to its end and leaves its last frame; on a still stage the last frame comes at once. */
export async function move(
  element: Element | null,
  frames: Keyframe[],
  { duration, easing = 'ease-out', delay = 0 }: { duration: number; easing?: string; delay?: number },
): Promise<void> {
  if (!element) return
  const timing = isStill() ? { duration: 0 } : { duration, easing, delay }
  // Where nothing is painted (a hidden tab) animations may never finish; the game goes on all the same.
  const outOfPatience = new Promise((resolve) => setTimeout(resolve, duration + delay + 500))
  const animation = element.animate(frames, { ...timing, fill: 'forwards' })
  await Promise.race([animation.finished.catch(() => undefined), outOfPatience])
}

/** A pause between two moves; none on a still stage. */
export function pause(milliseconds: number): Promise<void> {
  return isStill() ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds))
}
