import type { Asset, Site } from '../../contract/index.ts'

/** The mobile network for which pages are made and measured, slow 4G: a round trip in milliseconds, and its bandwidths. */
export const slowLink = { roundTrip: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 }

/** How long so many bytes keep a slow phone waiting. */
export const millisecondsOf = (bytes: number): number => Math.round((bytes * 8000) / slowLink.downBitsPerSecond)

const usualKilobytes = 150

/** The bytes of own pictures that a landing may load. */
export const budgetOf = ({ pictureBudget = usualKilobytes }: Pick<Site, 'pictureBudget'>): number =>
  pictureBudget * 1000

export const weightOf = (assets: readonly Pick<Asset, 'weight'>[]): number =>
  assets.reduce((sum, { weight }) => sum + weight, 0)

/** A weight in words: 31.8 KB. */
export const sayKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
