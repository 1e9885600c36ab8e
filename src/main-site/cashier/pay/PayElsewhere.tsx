import type { Deposit } from '../../../contract/index.ts'
import { useText } from '../../../ui/text.ts'

/** The page of the provider, from which the player comes back. */
export function PayElsewhere({ deposit: { link } }: { readonly deposit: Deposit }) {
  const text = useText()
  return (
    <>
      <p>{text('site.cashier.elsewhere')}</p>
      {link !== undefined && (
        <a className="button button-large button-wide" href={link}>
          {text('site.cashier.open-page')}
        </a>
      )}
      <p className="pay-note">{text('site.cashier.automatic')}</p>
    </>
  )
}
