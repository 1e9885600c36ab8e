import { fileName, recordKind } from '../../contract/index.ts'
import type { Desk, Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { launchesWithin, plannedBy } from '../launches/launches-within.ts'

const longest = 100 * 24 * 60 * 60_000

export const calendar: Handler<'calendar'> = async (desk, { query }) => {
  const span = { from: Date.parse(query.from), until: Date.parse(query.until) }
  if (span.until - span.from > longest) throw callError('invalid-input', { location: 'until' })
  const [launches, records] = await Promise.all([
    launchesWithin(desk.db, span.from, span.until),
    desk.registry.calendar(span),
  ])
  const marketsOf = launches.length > 0 ? await marketsByRecord(desk) : () => undefined
  return {
    ...records,
    launches: launches.map((launch) => {
      const markets = launch.records.map(marketsOf)
      // A record that all landings may share concerns every market.
      const isEverywhere = markets.some((market) => market === undefined)
      return { ...launch, markets: isEverywhere ? [] : [...new Set(markets.flatMap((market) => market ?? []))] }
    }),
  }
}

async function marketsByRecord({ records }: Desk) {
  const ofLandings = new Map(records().landings.map(({ source, market }) => [source, market]))
  return (record: string) => (recordKind(record) === 'market' ? fileName(record) : ofLandings.get(record))
}

export const planned: Handler<'planned'> = ({ db }, { query: { moment } }) => plannedBy(db, Date.parse(moment))
