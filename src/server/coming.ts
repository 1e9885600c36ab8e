import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readJson } from './manifest-file.ts'

/** Where a build lists files that pages name already, and that the next build makes at once. */
export const comingFile = (out: string): string => path.join(out, '.program/coming.json')

const longestWait = 15_000

/** Waits for a file that the build is still making. False if it is none of those, or does not come. */
export async function comes(out: string, address: string): Promise<boolean> {
  const until = performance.now() + longestWait
  const isComing = () => readJson<string[]>(comingFile(out))?.includes(address) === true
  if (!isComing()) return false
  const isHere = () => existsSync(path.join(out, address))
  while (!isHere() && isComing() && performance.now() < until) await wait(50)
  return isHere()
}
