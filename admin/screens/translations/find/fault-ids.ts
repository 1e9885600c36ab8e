/** Apart from `faults.ts`, so that reading an address does not load the parser of texts. */
export const faultIds = ['missing', 'same', 'stale', 'long', 'problem'] as const

export type FaultId = (typeof faultIds)[number]
