import { useMemo } from 'react'
import { qrPath } from '../../../../src/ui/qr-path.ts'
import { QrDrawing } from '../../../kit/qr/QrDrawing.tsx'
import { useCopy } from '../../../kit/toasts/use-copy.ts'

/** The key of an app as a QR code, and as text for phones that cannot scan their own screen. */
export function AppKey({ address, text }: { readonly address: string; readonly text: string }) {
  const copy = useCopy()
  const code = useMemo(() => qrPath(address), [address])
  return (
    <div className="account-qr">
      {code && <QrDrawing code={code} label="QR code for the authenticator app" />}
      <p className="account-key">{text.match(/.{1,4}/g)?.join(' ')}</p>
      <button type="button" className="button button-small" onClick={() => copy(text, 'Key')}>
        Copy key
      </button>
    </div>
  )
}
