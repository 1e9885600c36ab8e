import { rmSync } from 'node:fs'
import path from 'node:path'
import { comingFile } from '../../src/server/coming.ts'
import { writeOutput } from './write-output.ts'

/** Names of assets that the next build makes: pages may name them before, as whoever asks for one waits for it. */
export type Later = Set<string>

/** Tells the server for which files it waits, before pages name them. */
export function sayComing(out: string, assets: string, later: Later): void {
  const files = [...later].map((name) => path.posix.join('/', assets, name))
  writeOutput(comingFile(out), JSON.stringify(files))
}

export const noneComing = (out: string): void => rmSync(comingFile(out), { force: true })
