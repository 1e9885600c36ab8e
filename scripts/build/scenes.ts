import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest, Theme } from '../../src/contract/index.ts'
import type { Scene } from '../../src/main-site/renderer/source.ts'
import { projectRoot } from '../codegen/digest.ts'
import { writePage } from './write-page.ts'

/** The scene of each theme of a game, by theme, also as a file below the address. */
export async function writeScenes(
  { themes, games }: Manifest,
  folder: string,
  address: string,
): Promise<Record<string, Scene>> {
  const used = new Set(games.map(({ theme }) => theme))
  const written: Record<string, Scene> = {}
  for (const theme of themes.filter(({ id }) => used.has(id))) {
    const svg = sceneIn(theme)
    const digest = createHash('sha256').update(svg).digest('hex').slice(0, 8)
    const name = `scene-${theme.id}-${digest}.svg`
    if (!existsSync(path.join(folder, name))) await writePage(path.join(folder, name), svg)
    written[theme.id] = { address: address + name, svg }
  }
  return written
}

/** The scene in the colours of a theme. */
export function sceneIn({ scene, colors }: Theme): string {
  const drawing = readFileSync(path.join(projectRoot, `src/landing/scenes/${scene}.svg`), 'utf8')
  return drawing
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/>\s+</g, '><')
    .trim()
    .replace(/var\(--([a-z-]+)\)/g, (_, name: string) => colorOf(colors, name))
}

export function colorOf(colors: Theme['colors'], property: string): string {
  const name = property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return colors[name as keyof Theme['colors']] ?? '#000'
}
