import type { Asset } from '../../contract/index.ts'

type Crop = NonNullable<Asset['crop']>
type File = Pick<Asset, 'width' | 'height'>

/** The largest part of these proportions, from the middle. */
export function largestCut({ width, height }: File, ratio: number): Crop {
  const size = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  return { left: Math.round((width - size.width) / 2), top: Math.round((height - size.height) / 2), ...size }
}

const least = 16

/** A part that was drawn with the hand: whole pixels, inside of the file, and not too small. */
export function keepInside({ left, top, width, height }: Crop, file: File): Crop {
  const size = {
    width: within(Math.round(width), least, file.width),
    height: within(Math.round(height), least, file.height),
  }
  return {
    left: within(Math.round(left), 0, file.width - size.width),
    top: within(Math.round(top), 0, file.height - size.height),
    ...size,
  }
}

/** A focal point in steps of ten percent. */
export const stepsOf = (share: number): number => within(Math.round(share * 10) * 10, 0, 100)

const within = (value: number, smallest: number, largest: number) => Math.min(largest, Math.max(smallest, value))
