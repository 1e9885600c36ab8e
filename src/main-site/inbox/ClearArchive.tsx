import { useState } from 'react'
import { useText } from '../../ui/text.ts'

/** Asks first: what is cleared is gone. */
export function ClearArchive({ clear }: { readonly clear: () => void }) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) {
    return (
      <button type="button" className="button button-quiet" onClick={() => setIsAsking(true)}>
        {text('site.inbox.clear')}
      </button>
    )
  }
  return (
    <div className="panel clear-archive" role="alert">
      <p>{text('site.inbox.clear-sure')}</p>
      <button type="button" className="button" onClick={clear}>
        {text('site.inbox.clear')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => setIsAsking(false)}>
        {text('site.inbox.keep')}
      </button>
    </div>
  )
}
