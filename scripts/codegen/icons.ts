import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { drawnNames, drawnSet } from './drawn.ts'

const sets = ['fluent-emoji', 'fluent-emoji-flat']

/** The names of all images that records may use. */
export function generateIconNames(): string {
  const require = createRequire(import.meta.url)
  const names = sets.flatMap((set) => {
    const { icons, aliases = {} } = JSON.parse(readFileSync(require.resolve(`@iconify-json/${set}/icons.json`), 'utf8'))
    return [...Object.keys(icons), ...Object.keys(aliases)].map((name) => `${set}:${name}`)
  })
  const drawn = drawnNames().map((name) => `${drawnSet}:${name}`)
  return `export const iconNames: readonly string[] = ${JSON.stringify([...names, ...drawn].sort())}\n`
}
