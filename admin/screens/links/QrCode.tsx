import { useMemo, useRef } from 'react'
import { qrPath } from './qr-path.ts'

/** The link as a QR code, dark on light in every colour scheme for the sake of cameras. */
export function QrCode({ link, name }: { readonly link: string; readonly name: string }) {
  const drawing = useRef<SVGSVGElement>(null)
  const code = useMemo(() => qrPath(link), [link])
  if (!code) return <p className="muted">This link is too long for a readable QR code.</p>
  const download = () => {
    if (!drawing.current) return
    const file = new Blob([new XMLSerializer().serializeToString(drawing.current)], { type: 'image/svg+xml' })
    const address = URL.createObjectURL(file)
    Object.assign(document.createElement('a'), { href: address, download: `${name || 'home'}.svg` }).click()
    URL.revokeObjectURL(address)
  }
  return (
    <div className="qr">
      <svg
        ref={drawing}
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code of the link"
      >
        <rect width={code.size} height={code.size} fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
      <button type="button" className="button button-small" onClick={download}>
        Download QR code
      </button>
    </div>
  )
}
