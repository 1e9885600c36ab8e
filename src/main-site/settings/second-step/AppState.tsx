import { useText } from '../../../ui/text.ts'
import { ActionButton } from '../../parts/form/ActionButton.tsx'
import { useMoment } from '../../parts/use-moment.ts'
import type { FactorTool } from './step.ts'

/** Whether there is an app, and what can be done. */
export function AppState({ known: { factors }, calls, go }: FactorTool) {
  const text = useText()
  const moment = useMoment()
  const { authenticator: app, recovery_codes_left: count } = factors
  if (!app) {
    return (
      <>
        <p>{text('site.settings.second-step-text')}</p>
        <p className="row">
          <ActionButton make={() => calls.ask('set-up-authenticator', {})} done={(made) => go({ kind: 'key', made })}>
            {text('site.settings.app-set-up')}
          </ActionButton>
        </p>
      </>
    )
  }
  return (
    <>
      <p>
        {text('site.settings.app-since', { date: moment(app.added_at * 1000) })}{' '}
        {text('site.settings.codes-left', { count })}
      </p>
      <p className="row">
        <button type="button" className="button button-quiet" onClick={() => go({ kind: 'renewal' })}>
          {text('site.settings.codes-renew')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => go({ kind: 'removal' })}>
          {text('site.settings.app-remove')}
        </button>
      </p>
    </>
  )
}
