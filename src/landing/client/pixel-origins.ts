import type { Page } from '../page/page.ts'

type WithPixels = Pick<Page, 'pixels'>

/** Whether the first document's policy, which names the pixels of its own landing, also allows those of the next. */
export function mayLoadPixelsOf(first: WithPixels, next: WithPixels): boolean {
  const known = originsOf(first)
  return originsOf(next).every((origin) => known.includes(origin))
}

const originsOf = ({ pixels }: WithPixels) => (pixels?.scripts ?? []).map((script) => new URL(script).origin)
