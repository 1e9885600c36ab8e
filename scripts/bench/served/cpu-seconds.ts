import { readdirSync, readFileSync } from 'node:fs'

/** The processor time that the threads of a process have used so far, in seconds. */
export function cpuSeconds(pid: number): number {
  const threads = `/proc/${pid}/task`
  const nanoseconds = readdirSync(threads).map((thread) => nanosecondsOf(`${threads}/${thread}/schedstat`))
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9
}

/** A thread may have ended since it was listed. */
function nanosecondsOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0])
  } catch {
    return 0
  }
}

export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
