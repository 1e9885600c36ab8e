/** Where the platform says what an operator should know; the server's own log fits. */
export type Log = {
  readonly info: (details: object, message: string) => void
  readonly warn: (details: object, message: string) => void
}
