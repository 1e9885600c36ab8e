import { useText } from '../../../ui/text.ts'
import { QrPlace } from '../../parts/qr/QrPlace.tsx'

type PaymentCodeProps = { readonly code: string; readonly className?: string }

/** The code of a payment, for the camera of a phone. */
export function PaymentCode(code: PaymentCodeProps) {
  const text = useText()
  return <QrPlace {...code} label={text('site.cashier.qr')} caption={text('site.cashier.scan')} />
}
