import type { Content } from './page.ts'

/** The id of the element with which the first screen is complete: browsers paint it as a whole, which is sooner than in parts. */
export const firstScreen = 'first-screen'

/** Whether a page has that element. Without it, browsers would wait for the end of the document. */
export const hasFirstScreen = (content: Content): boolean =>
  content.kind === 'home' || (content.kind === 'lobby' && content.lobby.featured.length > 0)
