import { useText } from '../../../ui/text.ts'
import { closeSlip } from '../place/use-slip-open.ts'
import { clearSlip } from '../store/slip.ts'

/** What it is, and how to empty and to leave it. */
export function Head({ isEmpty }: { readonly isEmpty: boolean }) {
  const text = useText()
  return (
    <header className="slip-head">
      <h2 className="slip-title">{text('site.slip.title')}</h2>
      {!isEmpty && (
        <button type="button" className="quiet" onClick={clearSlip}>
          {text('site.slip.clear')}
        </button>
      )}
      <button type="button" className="quiet slip-close" onClick={closeSlip}>
        <svg viewBox="0 0 24 24" role="img" aria-label={text('site.shell.close')}>
          <path d={cross} />
        </svg>
      </button>
    </header>
  )
}

export const cross = 'm6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z'
