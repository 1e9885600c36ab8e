import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useCommands } from '../../kit/commands/use-commands.ts'
import { useMayCall, useStaff } from '../../model/staff/staff.ts'
import { tour } from '../../model/tour/tour.ts'

/** The step at which somebody is in the tour, and how to go on; whoever may not make landings has none. */
export function useTour() {
  const { email } = useStaff()
  const mayMake = useMayCall('save-draft')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const stored = useSyncExternalStore(tour.subscribe, () => tour.stepOf(email))
  const step = mayMake ? stored : undefined
  const isMade = pathname.startsWith('/edit/landings/')
  useEffect(() => {
    if (step === 0 && isMade) tour.go(email, 1)
  }, [step, isMade, email])
  const start = () => {
    tour.go(email, 0)
    void navigate({ to: '/' })
  }
  useCommands(mayMake ? [{ id: 'tour', group: 'General', label: 'Show me round: the first landing', run: start }] : [])
  return { step, go: (next: number | 'done') => tour.go(email, next), start: mayMake ? start : undefined }
}
