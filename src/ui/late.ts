import { type ComponentType, lazy } from 'react'
import { loadLate } from './load-late.ts'

type Loaded<Props> = { readonly default: ComponentType<Props> }

/**
 * A component whose code is loaded when it is first shown. While the code cannot be loaded, the place stays empty and
 * the rest of the page works; it is loaded again each time the browser comes back online.
 */
export function late<Props>(load: () => Promise<Loaded<Props>>) {
  return lazy(() => loadLate(load))
}
