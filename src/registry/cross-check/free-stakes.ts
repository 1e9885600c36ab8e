import type { BonusPreset, Game, MoneyPolicy, Site } from '../../contract/index.ts'
import { digitsOf, smallestAmount, toMinorUnits } from '../../rules/minor-units.ts'
import { policyOfMarket } from '../../rules/money-policy/policy-for.ts'
import type { Records } from '../check/records.ts'
import type { Finding } from '../finding.ts'

type Problem = Omit<Finding, 'file'>
type Free = NonNullable<BonusPreset['free']>

/** Free spins are of a slot, and each free stake is one that can be placed. */
export function checkFreeStakes(records: Records, site: Pick<Site, 'currencies'>): Finding[] {
  const policy = policyOfMarket(
    records['money-policy'].map(({ value }) => value),
    undefined,
  )
  const games = records.game.map(({ value }) => value)
  return records['bonus-preset'].flatMap(({ file, value }) => {
    const { free } = value
    if (!free) return []
    return [...wrongGame(free, games), ...wrongStakes(value, free, { policy, site })].map((problem) => ({
      ...problem,
      file,
    }))
  })
}

const slots: readonly Game['engine']['kind'][] = ['slot', 'tumble']

function wrongGame({ kind, game: name }: Free, games: readonly Game[]): Problem[] {
  const game = games.find(({ id }) => id === name)
  const isRight = kind === 'spins' ? game !== undefined && slots.includes(game.engine.kind) : name === undefined
  // A name that nothing has is reported as such.
  if (isRight || (name !== undefined && game === undefined && kind === 'spins')) return []
  const message = kind === 'spins' ? 'Free spins are of a slot, which is missing here.' : 'A free bet has no game.'
  return [{ code: 'free-stake-game', pointer: name === undefined ? '/free' : '/free/game', message }]
}

type Place = { readonly policy: MoneyPolicy | undefined; readonly site: Pick<Site, 'currencies'> }

function wrongStakes({ amounts }: BonusPreset, { kind, count }: Free, { policy, site }: Place): Problem[] {
  const ranges = (kind === 'spins' ? policy?.rounds?.stakes : policy?.stakes) ?? []
  return amounts.flatMap(({ amount, currency }, index): Problem[] => {
    const range = ranges.find((one) => one.currency === currency)
    const each = toMinorUnits(amount) / count
    const isPayable = each % smallestAmount(digitsOf(site.currencies, currency)) === 0
    if (isPayable && (!range || (each >= toMinorUnits(range.minimum) && each <= toMinorUnits(range.maximum)))) return []
    const message = `Each of ${count} would be worth ${amount / count} ${currency}, which cannot be staked.`
    const limits = range && `stakes from ${range.minimum} to ${range.maximum}`
    return [
      {
        ...{ code: 'free-stake-value', pointer: `/amounts/${index}/amount`, message },
        ...(limits && { suggestion: limits }),
      },
    ]
  })
}
