import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Answer } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'
import { download } from '../../../kit/files/download.ts'
import { FailedScreen } from '../../../kit/screen/FailedScreen.tsx'
import { RefreshButton } from '../../../kit/screen/RefreshButton.tsx'
import { Screen } from '../../../kit/screen/Screen.tsx'
import { Section, Sections } from '../../../kit/screen/Section.tsx'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import { ActTable } from '../../../parts/queue/ActTable.tsx'
import { MatchDialog } from '../dialogs/MatchDialog.tsx'
import type { Opened } from '../dialogs/opened.ts'
import { MatchBadges } from '../state/StateBadge.tsx'
import { inWords } from './acts-done.ts'
import { actsFile } from './acts-file.ts'
import { Exposures } from './Exposures.tsx'
import { LimitTable } from './LimitTable.tsx'
import { MarketTable } from './MarketTable.tsx'
import { MatchActs } from './MatchActs.tsx'
import { MatchFacts } from './MatchFacts.tsx'
import { Proposals } from './Proposals.tsx'
import { QuietMarkets } from './QuietMarkets.tsx'
import '../trading.css'

/** Odds and bets change by themselves: they are read again every so many milliseconds. */
const readEvery = 10_000

/** A match with its markets, what was bet on them, and what traders can do about it. */
export function Match() {
  const { id = '' } = useParams({ strict: false })
  const query = api.useTradingMatchQuery({ id }, { refetchOnMountOrArgChange: true, pollingInterval: readEvery })
  const { data, error, refetch } = query
  if (error && !data) return <FailedScreen title="Match" message={sayFailure(error)} onRetry={refetch} />
  return (
    <Screen title={data?.match.name ?? 'Match'} actions={<RefreshButton query={query} />}>
      <p className="queue-line">
        <a href="#/trading">Matches</a> {data && <MatchBadges match={data.match} />}
      </p>
      {error && (
        <p role="alert" className="problem">
          What you see may be out of date. {sayFailure(error)}
        </p>
      )}
      {data ? <Parts file={data} /> : <Skeleton label="Loading the match…" />}
    </Screen>
  )
}

function Parts({ file }: { readonly file: Answer<'trading-match'> }) {
  const { match, markets, exposure, acts, proposals, limits, usual } = file
  const [opened, setOpened] = useState<Opened>()
  const busy = markets.filter((market) => market.exposure.length > 0)
  const quiet = markets.filter((market) => market.exposure.length === 0)
  return (
    <Sections>
      {proposals.length > 0 && (
        <Section title="Results to confirm" count={proposals.length}>
          <Proposals proposals={proposals} onOpen={setOpened} />
        </Section>
      )}
      <Section title="Match">
        <MatchFacts match={match} />
        <MatchActs file={file} onOpen={setOpened} />
      </Section>
      <Section title="Exposure" {...(exposure.length === 0 && { count: 0, none: 'No bet waits for this match.' })}>
        <Exposures exposure={exposure} />
      </Section>
      {limits.length > 0 && (
        <Section title="Limits" count={limits.length}>
          <LimitTable match={match} limits={limits} onOpen={setOpened} />
        </Section>
      )}
      <Section title="Markets with open bets" count={busy.length} none="None.">
        {busy.map((market) => (
          <MarketTable key={market.id} match={match.id} market={market} usual={usual} onOpen={setOpened} />
        ))}
      </Section>
      <Section title="Markets without open bets" count={quiet.length} none="None.">
        <QuietMarkets match={match.id} markets={quiet} usual={usual} onOpen={setOpened} />
      </Section>
      <Section title="What colleagues did" count={acts.length} none="Nobody has done anything about it yet.">
        <ActTable acts={acts.map(inWords)} />
        <p className="trading-acts">
          <button
            type="button"
            className="button"
            onClick={() => download(`acts-${match.id}.csv`, actsFile(acts), 'text/csv')}
          >
            Download as CSV
          </button>
        </p>
      </Section>
      {opened && <MatchDialog match={match.id} opened={opened} onClose={() => setOpened(undefined)} />}
    </Sections>
  )
}
