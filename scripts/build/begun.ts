/** Its error is that of the build, even if it comes before somebody waits for it. */
export function begun<Made>(work: Promise<Made>): Promise<Made> {
  work.catch(() => {})
  return work
}
