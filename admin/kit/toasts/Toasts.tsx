import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { AdminState } from '../../store.ts'
import { type Toast, toasts } from './toasts.ts'
import './toasts.css'

/** Two places that readers of screens listen to, whether or not something is in them. */
export function Toasts() {
  const shown = useSelector((state: AdminState) => state.toasts)
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

const patience = 5000

/** Good news leaves by itself; bad news waits until somebody has read it. */
function ToastNote({ toast: { id, tone, text } }: { readonly toast: Toast }) {
  const dispatch = useDispatch()
  useEffect(() => {
    if (tone === 'error') return
    const leaving = setTimeout(() => dispatch(toasts.actions.dismissed(id)), patience)
    return () => clearTimeout(leaving)
  }, [dispatch, id, tone])
  return (
    <p className={`toast toast-${tone}`}>
      {text}
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
