/** The log for operators; Fastify's logger implements it. */
export type Log = {
  readonly info: (details: object, message: string) => void
  readonly warn: (details: object, message: string) => void
}
