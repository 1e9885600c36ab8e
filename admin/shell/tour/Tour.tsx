import { useLocation } from '@tanstack/react-router'
import { useAllCommands } from '../../kit/commands/use-commands.ts'
import { useMayCall } from '../../model/staff/staff.ts'
import { stepsFor } from './steps.ts'
import './tour.css'

type TourProps = {
  readonly step: number
  readonly onGo: (step: number | 'done') => void
}

/** Leads through the first landing, step by step, above the screen that it is about. */
export function Tour({ step: at, onGo }: TourProps) {
  const steps = stepsFor(useMayCall('publish'))
  const commands = useAllCommands()
  const { pathname } = useLocation()
  const step = steps[at]
  if (!step) return null
  const commandOf = (name: string) => commands.find(({ id }) => id === name)
  const isLast = at === steps.length - 1
  // The commands of these screens may still be loading.
  const isThere = pathname === '/' || (at > 0 && pathname.startsWith('/edit/landings/'))
  const own = commandOf(step.command)
  const command = own ?? (isThere ? undefined : commandOf('go-/'))
  return (
    <aside className="tour" aria-label="Your first landing">
      <p role="status">
        <span className="tour-count">
          {at + 1} of {steps.length}
        </span>
        <strong>{step.title}.</strong> {step.text}
      </p>
      <div className="tour-acts">
        {command && (
          <button type="button" className="button button-small button-primary" onClick={() => command.run()}>
            {own ? step.act : 'Go to Landings'}
          </button>
        )}
        {at > 0 && (
          <button type="button" className="button button-small" onClick={() => onGo(isLast ? 'done' : at + 1)}>
            {isLast ? 'Finish' : 'Next'}
          </button>
        )}
        {!isLast && (
          <button type="button" className="button button-small button-quiet" onClick={() => onGo('done')}>
            Skip the tour
          </button>
        )}
      </div>
    </aside>
  )
}
