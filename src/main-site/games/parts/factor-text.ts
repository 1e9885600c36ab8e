/** A factor in thousandths as a multiplier: ×2.5. */
export const factorText = (factor: number): string => `×${(factor / 1000).toFixed(2).replace(/\.?0+$/, '')}`

/** The same with its hundredths, where it changes by the moment. */
export const exactFactor = (factor: number): string => `×${(Math.floor(factor / 10) / 100).toFixed(2)}`
