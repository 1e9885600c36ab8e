import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Answer } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'
import { FailedScreen } from '../../../kit/screen/FailedScreen.tsx'
import { RefreshButton } from '../../../kit/screen/RefreshButton.tsx'
import { Screen } from '../../../kit/screen/Screen.tsx'
import { Section, Sections } from '../../../kit/screen/Section.tsx'
import { ActTable } from '../../../parts/queue/ActTable.tsx'
import { ConfirmAct } from '../../../parts/queue/ConfirmAct.tsx'
import { actsOnMatch } from '../acts/acts.ts'
import { type Chosen, useAct } from '../acts/use-act.ts'
import { MatchBadges } from '../state/StateBadge.tsx'
import { inWords } from './acts-done.ts'
import { Exposures } from './Exposures.tsx'
import { MarketTable } from './MarketTable.tsx'
import { MatchFacts } from './MatchFacts.tsx'
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
      {data ? <Parts file={data} /> : <p role="status">Loading the match…</p>}
    </Screen>
  )
}

function Parts({ file }: { readonly file: Answer<'trading-match'> }) {
  const { match, markets, exposure, acts } = file
  const [chosen, setChosen] = useState<Chosen>()
  const run = useAct(match.id)
  const busy = markets.filter((market) => market.exposure.length > 0)
  const quiet = markets.filter((market) => market.exposure.length === 0)
  return (
    <Sections>
      <Section title="Match">
        <MatchFacts match={match} />
        <p className="trading-acts">
          {actsOnMatch(match).map((act) => (
            <button key={act.id} type="button" className="button" onClick={() => setChosen({ act, name: match.name })}>
              {act.label} all bets…
            </button>
          ))}
        </p>
      </Section>
      <Section title="Exposure" {...(exposure.length === 0 && { count: 0, none: 'No bet waits for this match.' })}>
        <Exposures exposure={exposure} />
      </Section>
      <Section title="Markets with open bets" count={busy.length} none="None.">
        {busy.map((market) => (
          <MarketTable key={market.id} market={market} onAct={setChosen} />
        ))}
      </Section>
      <Section title="Markets without open bets" count={quiet.length} none="None.">
        <QuietMarkets markets={quiet} onAct={setChosen} />
      </Section>
      <Section title="What colleagues did" count={acts.length} none="Nobody has done anything about it yet.">
        <ActTable acts={acts.map(inWords)} />
      </Section>
      {chosen && (
        <ConfirmAct
          act={chosen.act}
          subject="match"
          name={chosen.name}
          reasons={{}}
          run={({ note }) => run(chosen, note)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Sections>
  )
}
