import type { Deposit } from '../../../contract/index.ts'
import { useText } from '../../../ui/text.ts'
import { CopyLine } from '../../parts/copy/CopyLine.tsx'
import { PaymentCode } from './PaymentCode.tsx'

/** A code to scan or to paste, and a button where the code is a link. */
export function PayByCode({ deposit: { code, link } }: { readonly deposit: Deposit }) {
  const text = useText()
  return (
    <>
      {code !== undefined && <PaymentCode code={code} />}
      {link !== undefined && (
        <a className="button button-large button-wide" href={link}>
          {text('site.cashier.open-app')}
        </a>
      )}
      {code !== undefined && (
        <dl className="copy-lines">
          <CopyLine label={text('site.cashier.code')} value={code} />
        </dl>
      )}
      <p className="pay-note">{text('site.cashier.automatic')}</p>
    </>
  )
}
