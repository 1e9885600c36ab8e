import type { Fixture } from '../../../contract/index.ts'
import { useText } from '../../../ui/text.ts'
import { partName } from '../../parts/market/market-words.ts'
import { Start } from './Start.tsx'

/** How far a match is, or when it begins. */
export function Standing({ fixture: { state, starts_at, clock } }: { readonly fixture: Fixture }) {
  const text = useText()
  if (state === 'planned') return <Start at={starts_at} />
  if (state !== 'live') return <span>{text(`site.sports.state.${state}`)}</span>
  const part = clock ? partName(clock.part, text) : ''
  const minute = clock?.seconds === undefined ? '' : `${Math.floor(clock.seconds / 60)}′`
  const points = clock?.points?.join(':') ?? ''
  return (
    <span className="standing-live">
      <b>{text('site.sports.state.live')}</b>{' '}
      {[part, minute, clock?.ball ?? '', points].filter((one) => one).join(' · ')}
    </span>
  )
}
