import { useParams } from '@tanstack/react-router'
import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { FailedScreen } from '../../../kit/screen/FailedScreen.tsx'
import { Screen } from '../../../kit/screen/Screen.tsx'
import { Section, Sections } from '../../../kit/screen/Section.tsx'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import { StateBadges } from '../../../parts/players/StateBadges.tsx'
import { EventTable } from '../../../parts/security-events/EventTable.tsx'
import { ActButtons } from '../acts/ActButtons.tsx'
import { Consents } from './Consents.tsx'
import { Facts } from './Facts.tsx'
import { Holdings } from './Holdings.tsx'
import './player.css'

/** Everything about one player, and what support may do. */
export function Player() {
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch } = api.usePlayerQuery({ id }, { refetchOnMountOrArgChange: true })
  if (error && !data) return <FailedScreen title="Player" message={sayFailure(error)} onRetry={refetch} />
  const name = data?.player.name ?? 'Nameless player'
  return (
    <Screen title={data ? name : 'Player'} className="player" actions={data && <ActButtons file={data} name={name} />}>
      <p className="player-back">
        <a href="#/players">All players</a> {data && <StateBadges player={data.player} />}
      </p>
      {!data && <Skeleton label="Loading the player…" />}
      {data && (
        <Sections>
          <Section title="Account">
            <Facts file={data} />
          </Section>
          <Holdings file={data} />
          <Section title="Consents" count={data.consents.length} none="No consents.">
            <Consents consents={data.consents} />
          </Section>
          <Section title="Security events" count={data.events.length} none="No events are kept.">
            <EventTable events={data.events} isOfOnePlayer />
          </Section>
        </Sections>
      )}
    </Screen>
  )
}
