import { createElement } from 'react'
import type { Scene } from '../protocol/protocol.ts'
import { Running } from './Shown.tsx'

type Server = typeof import('react-dom/server')

let server: Server | undefined

/** What shows documents is fetched when somebody first asks for a page that does not run. */
export async function loadStill(): Promise<void> {
  server ??= await import('react-dom/server')
}

/** The document of a page, as a browser without scripts shows it. */
export const documentOf = (scene: Scene): string | undefined =>
  server?.renderToStaticMarkup(createElement(Running, { scene }))
