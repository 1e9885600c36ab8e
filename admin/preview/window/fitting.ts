import type { Size } from './sizes.ts'

/** A part of the page's size, or as large as fits. */
export type Scale = number | 'fit'

const smallest = 0.2
const gap = 20

/** The zoom at which pages of these sizes stand beside each other in a pane, none larger than it is. */
export function fitting(sizes: readonly Size[], pane: Size | undefined): number {
  if (!pane) return 1
  const width = sizes.reduce((sum, size) => sum + size.width, 0)
  const height = Math.max(...sizes.map((size) => size.height))
  const zoom = Math.min(1, (pane.width - gap * (sizes.length - 1)) / width, pane.height / height)
  return Math.max(smallest, Math.floor(zoom * 100) / 100)
}
