type Circumstances = {
  readonly isGone: () => boolean
  readonly whenOffline: () => void
  /** Resolves when it may be worth another try. */
  readonly comeBack: () => Promise<void>
}

/** Sends until there is a response; undefined if nobody waits for it any more. */
export async function sendUntilAnswered<Result extends object>(
  make: () => Promise<Result>,
  { isGone, whenOffline, comeBack }: Circumstances,
): Promise<Result | undefined> {
  while (!isGone()) {
    const result = await make()
    if (!('status' in result && result.status === 0)) return result
    whenOffline()
    await comeBack()
  }
  return undefined
}
