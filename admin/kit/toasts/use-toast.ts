import { useDispatch } from 'react-redux'
import { type Toast, toasts } from './toasts.ts'

/** Shows a short message about what has just happened. */
export function useToast(): (tone: Toast['tone'], text: string, link?: Toast['link']) => void {
  const dispatch = useDispatch()
  return (tone, text, link) => void dispatch(toasts.actions.shown({ tone, text, link }))
}
