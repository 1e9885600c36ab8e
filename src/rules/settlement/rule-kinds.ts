import type { SettlementRule } from '../../contract/index.ts'
import { bothScore } from './kinds/both-score.ts'
import { correctScore } from './kinds/correct-score.ts'
import { doubleChance } from './kinds/double-chance.ts'
import { handicap } from './kinds/handicap.ts'
import { oddEven } from './kinds/odd-even.ts'
import { racePlace } from './kinds/race-place.ts'
import { raceWinner } from './kinds/race-winner.ts'
import { total } from './kinds/total.ts'
import { winner } from './kinds/winner.ts'
import type { RuleKind, RuleOf } from './rule-kind.ts'

const ruleKinds: { readonly [Kind in SettlementRule['kind']]: RuleKind<RuleOf<Kind>> } = {
  winner,
  'double-chance': doubleChance,
  handicap,
  total,
  'odd-even': oddEven,
  'both-score': bothScore,
  'correct-score': correctScore,
  'race-winner': raceWinner,
  'race-place': racePlace,
}

export const kindOfRule = (rule: SettlementRule) => ruleKinds[rule.kind] as RuleKind<SettlementRule>
