import { readFileSync } from 'node:fs'

/** The processor time that a process has used so far, in seconds. */
export function cpuSeconds(pid: number): number {
  // The name of the program may contain spaces and ends with the last bracket.
  const [, rest = ''] = /\) (.*)$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').trim()) ?? []
  const [user = '', system = ''] = rest.split(' ').slice(11)
  return (Number(user) + Number(system)) / ticksPerSecond
}

const ticksPerSecond = 100

export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
