/** Apart from what finds them: addresses are read before the parser of texts is there. */
export const faultIds = ['missing', 'same', 'stale', 'long', 'problem'] as const

export type FaultId = (typeof faultIds)[number]
