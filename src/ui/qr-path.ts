import { encode } from 'uqr'

/** The dark modules of a QR code as one SVG path, and its width in modules. */
export type QrPath = { readonly size: number; readonly path: string }

/** The modules of longer texts are too small for cameras. */
const longest = 1200

export function qrPath(text: string): QrPath | undefined {
  if (text.length > longest) return undefined
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  return { size, path: data.map(pathOfLine).join('') }
}

function pathOfLine(line: readonly boolean[], y: number): string {
  return line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')
}
