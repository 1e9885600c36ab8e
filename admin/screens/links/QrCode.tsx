import { useMemo, useRef } from 'react'
import { qrPath } from '../../../src/ui/qr-path.ts'
import { QrDrawing } from '../../kit/qr/QrDrawing.tsx'

/** The link as a QR code. */
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
      <QrDrawing ref={drawing} code={code} label="QR code of the link" />
      <button type="button" className="button button-small" onClick={download}>
        Download QR code
      </button>
    </div>
  )
}
