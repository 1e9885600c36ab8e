import { readFileSync } from 'node:fs'

/** The memory that a process occupies, as Linux counts it. */
export function residentBytes(process: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${process}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
