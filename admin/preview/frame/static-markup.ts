import { createElement } from 'react'
import type { Scene } from '../protocol/protocol.ts'
import { Running } from './Shown.tsx'

type Server = typeof import('react-dom/server')

let server: Server | undefined

/** The static renderer is loaded with the first page that is shown without scripts. */
export async function loadStaticRenderer(): Promise<void> {
  server ??= await import('react-dom/server')
}

/** The markup of a page as a browser without scripts shows it. */
export const staticMarkup = (scene: Scene): string | undefined =>
  server?.renderToStaticMarkup(createElement(Running, { scene }))
