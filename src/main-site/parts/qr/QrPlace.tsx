import { Suspense } from 'react'
import { late } from '../../../ui/late.ts'

const QrCode = late(() => import('./QrCode.tsx').then((loaded) => ({ default: loaded.QrCode })))

type QrPlaceProps = {
  readonly code: string
  /** What the drawing is, for those who do not see it. */
  readonly label: string
  /** What to do with it. */
  readonly caption: string
  readonly className?: string
}

/** A code for the camera of a phone. Its drawing comes when it is shown, into a place of its size. */
export function QrPlace({ code, label, caption, className = '' }: QrPlaceProps) {
  return (
    <figure className={`qr ${className}`}>
      <div className="qr-frame">
        <Suspense fallback={null}>
          <QrCode code={code} label={label} />
        </Suspense>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
