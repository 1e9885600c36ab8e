/**
 * What the first process tells the others: to serve, with these settings besides its own; to stop now; or to leave
 * because another one has taken the place.
 */
export type Order = { readonly serve: Environment } | 'stop' | 'leave'

export type Environment = Readonly<Record<string, string>>

/** What a process says once it serves: at which address. */
export type Report = { readonly serves: string }

/** What the others ask the first process for. */
export const toBuild = 'build'
