import { useText } from '../../../ui/text.ts'
import { useIsOffline } from './use-is-offline.ts'

const rows = [1, 2, 3, 4, 5, 6]

/** The place of what is being loaded, about as large; what cannot be loaded, for lack of a connection or JavaScript, says so. */
export function Skeleton() {
  const text = useText()
  const isOffline = useIsOffline()
  return (
    <div className="tool skeleton">
      <noscript>
        <p className="problem">{text('site.tool.no-script')}</p>
      </noscript>
      <p className={isOffline ? 'problem' : 'unseen'} role="status">
        {text(isOffline ? 'site.tool.failed' : 'site.tool.loading')}
      </p>
      {rows.map((row) => (
        <div key={row} className="skeleton-row" />
      ))}
    </div>
  )
}
