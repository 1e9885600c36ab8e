import { qrPath } from '../../../ui/qr-path.ts'

type QrCodeProps = { readonly code: string; readonly label: string }

/** Dark on light in both themes: cameras read nothing else reliably. */
export function QrCode({ code, label }: QrCodeProps) {
  const drawing = qrPath(code)
  if (!drawing) return null
  const { size, path } = drawing
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
