import { useNavigate } from '@tanstack/react-router'
import { useCommands } from '../../kit/commands/use-commands.ts'
import { useMayCall } from '../../model/staff/staff.ts'
import { useTourStep } from '../../model/tour/use-tour-step.ts'

/** The step at which somebody is in the tour, and how to go on; whoever may not make landings has none. */
export function useTour() {
  const mayMake = useMayCall('save-draft')
  const { step, go } = useTourStep()
  const navigate = useNavigate()
  const start = () => {
    go(0)
    void navigate({ to: '/' })
  }
  useCommands(mayMake ? [{ id: 'tour', group: 'General', label: 'Show me round: the first landing', run: start }] : [])
  return { step: mayMake ? step : undefined, go, start: mayMake ? start : undefined }
}
