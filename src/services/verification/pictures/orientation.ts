const tag = 0x0112

/** Which side of a photo is up (1 to 8), from its EXIF segment; undefined if that does not say. */
export function orientationIn(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0') return undefined
  const tiff = segment.subarray(10)
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return undefined
  const isLittle = order === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return undefined
  const count = short(first)
  for (let entry = first + 2; entry < first + 2 + count * 12 && entry + 12 <= tiff.length; entry += 12) {
    const value = short(entry + 8)
    if (short(entry) === tag) return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}

type Size = { readonly width: number; readonly height: number }

/** The size of a photo as it is shown: some lie on their side. */
export const upright = ({ width, height }: Size, orientation: number): Size =>
  orientation > 4 ? { width: height, height: width } : { width, height }

/** An EXIF segment that says nothing else; empty if the photo is upright. */
export function orientationSegment(orientation: number): Buffer {
  if (orientation === 1) return Buffer.alloc(0)
  const segment = Buffer.from(
    'ffe10022457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100000000' + '00000000',
    'hex',
  )
  segment.writeUInt16BE(orientation, 28)
  return segment
}
