import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A photo of 640 × 400 pixels, which differs from all others. */
export function photo(): Sharp {
  const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3))
  const line = { input: { create: { width: 400, height: 30, channels: 3 as const, background: { r: b, g: r, b: g } } } }
  return sharp({ create: { width: 640, height: 400, channels: 3, background: { r, g, b } } }).composite([
    { ...line, top: 80, left: 60 },
    { ...line, top: 200, left: 90 },
  ])
}

export const jpeg = (): Promise<Buffer> => photo().jpeg().toBuffer()

const secret = 'Secret Street 7'

/** A photo as a phone takes it: it says where, when, with what, and which side is up. */
export const jpegWithPlace = (): Promise<Buffer> =>
  photo()
    .jpeg({ progressive: true })
    .withExif({
      IFD0: { ImageDescription: secret, Make: 'Phone', DateTime: '2026:11:23 07:00:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '18/1 31/1 13/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '73/1 51/1 24/1',
      },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${secret}</rdf:RDF></x:xmpmeta>`)
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .toBuffer()

export const told = [secret, 'Phone', '2026:11:23', 'Exif', 'xmpmeta', 'ICC_PROFILE', 'iCCP', 'eXIf'] as const

export const pngWithPlace = (): Promise<Buffer> =>
  photo()
    .png()
    .withExif({ IFD0: { ImageDescription: secret, Make: 'Phone' } })
    .withIccProfile('p3')
    .toBuffer()

export const webpWithPlace = (lossless: boolean): Promise<Buffer> =>
  photo()
    .webp({ lossless })
    .withExif({ IFD0: { ImageDescription: secret, Make: 'Phone' } })
    .toBuffer()

/** A PNG that says of itself that it is larger: whoever believes it needs memory for so many pixels. */
export function withSize(png: Buffer, width: number, height: number): Buffer {
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(width, 16)
  bomb.writeUInt32BE(height, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}
