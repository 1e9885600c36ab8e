import { usePageBasics } from '../../../ui/page-basics.ts'
import { useText } from '../../../ui/text.ts'
import type { PlayerCallsOfSite } from '../../page/player-calls.ts'
import { ActionButton } from '../../parts/form/ActionButton.tsx'
import { useMoment } from '../../parts/use-moment.ts'
import type { Known } from '../load.ts'

type DeviceProps = {
  readonly session: Known['sessions'][number]
  readonly calls: PlayerCallsOfSite
  readonly ended: () => void
}

/** A browser in which the player is signed in, and the way to end that. */
export function Device({ session: { id, device, country, last_seen_at, is_current }, calls, ended }: DeviceProps) {
  const text = useText()
  const moment = useMoment()
  const { tag } = usePageBasics().locale
  const place = country && new Intl.DisplayNames(tag, { type: 'region' }).of(country)
  return (
    <li className="line">
      <div>
        <b>{device}</b>
        {is_current && <span className="mark mark-good">{text('site.settings.devices-this')}</span>}
        <p className="hint">
          {place && `${place} · `}
          {text('site.settings.devices-seen', { date: moment(last_seen_at * 1000) })}
        </p>
      </div>
      {!is_current && (
        <ActionButton
          className="button-quiet"
          make={() => calls.ask('end-session', { params: { session: id } })}
          done={ended}
        >
          {text('site.settings.devices-end')} <span className="unseen">{device}</span>
        </ActionButton>
      )}
    </li>
  )
}
