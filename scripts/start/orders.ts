/** What the first process tells the others: to stop now, or to leave because another one has taken the place. */
export type Order = 'stop' | 'leave'

/** What a process says once it serves: at which address. */
export type Report = { readonly serves: string }

/** What the others ask the first process for. */
export const toBuild = 'build'
