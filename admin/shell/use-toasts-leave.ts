import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { toasts } from '../kit/toasts/toasts.ts'

/** Good news leaves with the page that it is about: it would cover what stands on the next one. */
export function useToastsLeave(): void {
  const router = useRouter()
  const dispatch = useDispatch()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) dispatch(toasts.actions.left())
      }),
    [router, dispatch],
  )
}
