import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readJson } from './manifest-file.ts'

/** Where a build lists files that pages name already, and that the next build makes at once. */
export const comingFile = (out: string): string => path.join(out, '.program/coming.json')

const longestWait = 15_000

/** Waits for a file if the build is still making it. */
export async function whenMade(out: string, address: string): Promise<void> {
  const until = performance.now() + longestWait
  const isComing = () => existsSync(comingFile(out)) && readJson<string[]>(comingFile(out))?.includes(address)
  const isHere = () => existsSync(path.join(out, address))
  while (isComing() && !isHere() && performance.now() < until) await wait(50)
}
