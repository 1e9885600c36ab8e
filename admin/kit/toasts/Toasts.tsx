import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { type Toast, toasts } from './toasts.ts'
import './toasts.css'

/** Two live regions, which screen readers watch even while they are empty. */
export function Toasts() {
  const shown = useSelector(toasts.selectSlice)
  return (
    <div className="toasts">
      <div role="status">
        {shown.map((toast) => toast.tone === 'success' && <ToastNote key={toast.id} toast={toast} />)}
      </div>
      <div role="alert">
        {shown.map((toast) => toast.tone === 'error' && <ToastNote key={toast.id} toast={toast} />)}
      </div>
    </div>
  )
}

/** For how long good news is shown, in milliseconds. */
const successDuration = 5000

/** Good news disappears by itself; errors stay until they are dismissed. */
function ToastNote({ toast: { id, tone, text, link } }: { readonly toast: Toast }) {
  const dispatch = useDispatch()
  useEffect(() => {
    if (tone === 'error') return
    const leaving = setTimeout(() => dispatch(toasts.actions.dismissed(id)), successDuration)
    return () => clearTimeout(leaving)
  }, [dispatch, id, tone])
  return (
    <p className={`toast toast-${tone}`}>
      <span>
        {text}{' '}
        {link && (
          <a href={link.href} target="_blank" rel="noopener">
            {link.text}
          </a>
        )}
      </span>
      <button
        type="button"
        className="button button-quiet button-small"
        aria-label={`Dismiss: ${text}`}
        onClick={() => dispatch(toasts.actions.dismissed(id))}
      >
        ✕
      </button>
    </p>
  )
}
