import type { Game } from '../../src/contract/index.ts'
import { type ReturnBasis, returnBasisOf, returnsByBet } from '../../src/rules/rounds/returns/stated-return.ts'

const intro = `# What the games return

Of 100 that are staked, what players get back in the long run: with the best bet, and with the bet that returns least.
\`npm run game-returns -- --write\` writes this table from the records; a test compares them. How it is proved is in
[Games](games.md#how-the-return-is-proved).

| game | engine | best bet | worst bet | bets | known by |
|---|---|---:|---:|---:|---|
`

const bases: Readonly<Record<ReturnBasis, string>> = {
  'every-bet': 'every bet, exactly',
  'best-play': 'the best play, exactly',
  simulated: 'simulation',
  provider: 'what the provider states',
}

export const returnsTable = (games: readonly Game[]): string => `${intro}${games.map(rowOf).join('\n')}\n`

function rowOf(game: Game): string {
  const { title, engine, returnToPlayer, lowestReturn = returnToPlayer, simulation } = game
  const ways = returnsByBet(game).length || 1
  const measured =
    simulation && ` of ${millions(simulation.rounds)} rounds: ${simulation.returned} ± ${simulation.margin}`
  const basis = `${bases[returnBasisOf(game)]}${measured ?? ''}`
  return `| ${title} | ${engine.kind} | ${percent(returnToPlayer)} | ${percent(lowestReturn)} | ${ways} | ${basis} |`
}

const percent = (value: number) => value.toFixed(2)
const millions = (count: number) => `${count / 1_000_000} million`
