import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useToast } from '../../kit/toasts/use-toast.ts'
import { sayRecord } from '../../model/records/say-record.ts'

/** Opens a record under its new name, once it was renamed elsewhere. */
export function useFollowMove(movedTo: string | undefined): void {
  const navigate = useNavigate()
  const latest = useRef({ toast: useToast() })
  useEffect(() => {
    if (movedTo === undefined) return
    const said = `This was renamed: it is ${sayRecord(movedTo)} now. What you have changed came along.`
    const gone = navigate({ to: '/edit/$', params: { _splat: movedTo }, replace: true })
    void gone.then(() => latest.current.toast('success', said))
  }, [movedTo, navigate])
}
