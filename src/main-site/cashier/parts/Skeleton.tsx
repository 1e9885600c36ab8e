import { useText } from '../../../ui/text.ts'

const rows = [1, 2, 3, 4, 5, 6]

/** The place of what is being loaded, about as large. Without JavaScript nothing will be: that is said instead. */
export function Skeleton() {
  const text = useText()
  return (
    <div className="cashier skeleton">
      <noscript>
        <p className="problem">{text('site.cashier.no-script')}</p>
      </noscript>
      <p className="unseen" role="status">
        {text('site.cashier.loading')}
      </p>
      {rows.map((row) => (
        <div key={row} className="skeleton-row" />
      ))}
    </div>
  )
}
