import type { Records } from '../../check/records.ts'
import type { Finding } from '../../finding.ts'
import type { KnownClean } from '../../known-clean.ts'
import type { Library } from '../../library.ts'
import { checkCompetition } from './competitions.ts'
import { checkMargins } from './margins.ts'
import { checkMarketType } from './market-types.ts'
import { checkMoneyPolicies } from './money-policies.ts'
import { checkPlay } from './plays.ts'

/** Everything that players can bet on is possible, is settled completely, and has limits. */
export function checkSportsbook(records: Records, library: Pick<Library, 'sports'>, clean: KnownClean): Finding[] {
  return [
    ...records.sport.flatMap(checkPlay),
    ...records['market-type'].flatMap((type) => checkMarketType(type, library, clean)),
    ...records.competition.flatMap((competition) => checkCompetition(competition, records.collection, library)),
    ...checkMargins(records),
    ...checkMoneyPolicies(records),
  ]
}
