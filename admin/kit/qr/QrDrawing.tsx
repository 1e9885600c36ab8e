import type { RefObject } from 'react'
import type { QrPath } from '../../../src/ui/qr-path.ts'

type QrDrawingProps = {
  readonly code: QrPath
  readonly label: string
  readonly ref?: RefObject<SVGSVGElement | null>
}

/** A QR code, dark on light in every colour scheme for the sake of cameras. */
export function QrDrawing({ code: { size, path }, label, ref }: QrDrawingProps) {
  return (
    <svg
      ref={ref}
      className="qr-drawing"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
