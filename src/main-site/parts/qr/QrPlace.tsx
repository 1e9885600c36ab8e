import { Suspense } from 'react'
import { late } from '../../../ui/late.ts'
import { useText } from '../../../ui/text.ts'

const QrCode = late(() => import('./QrCode.tsx').then((loaded) => ({ default: loaded.QrCode })))

type QrPlaceProps = { readonly code: string; readonly className?: string }

/** A code for the camera of a phone. Its drawing comes when it is shown, into a place of its size. */
export function QrPlace({ code, className = '' }: QrPlaceProps) {
  const text = useText()
  return (
    <figure className={`qr ${className}`}>
      <div className="qr-frame">
        <Suspense fallback={null}>
          <QrCode code={code} label={text('site.cashier.qr')} />
        </Suspense>
      </div>
      <figcaption>{text('site.cashier.scan')}</figcaption>
    </figure>
  )
}
