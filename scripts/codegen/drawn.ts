import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './digest.ts'

/** The pictures that are drawn for this project; `drawn:<name>` in records. */
export const drawnFolder = 'src/landing/scenes/drawn'

export const drawnSet = 'drawn'

/** The width and height of their view boxes. */
export const drawnSize = 400

export function drawnNames(): string[] {
  return readdirSync(path.join(projectRoot, drawnFolder)).map((file) => path.basename(file, '.svg'))
}

export function readDrawn(name: string): string {
  return readFileSync(path.join(projectRoot, drawnFolder, `${name}.svg`), 'utf8')
}
