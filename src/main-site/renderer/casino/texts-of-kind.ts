import type { ShownGame } from '../../page/casino.ts'

type Kind = ShownGame['engine']['kind']

const cards: readonly Kind[] = ['blackjack', 'baccarat', 'video-poker', 'dragon-tiger', 'andar-bahar', 'teen-patti']
const tables: readonly Kind[] = ['roulette', 'baccarat', 'dragon-tiger', 'andar-bahar', 'teen-patti']
const chips: readonly Kind[] = [...tables, 'wheel']

/** The texts that only some kinds of games show, by how their names begin. */
const ofSome: readonly (readonly [prefix: string, kinds: readonly Kind[]])[] = [
  ['banker-six', ['baccarat']],
  ['bingo-', ['bingo']],
  ['blackjack-', ['blackjack']],
  ['card', cards],
  ['cash-out', ['crash']],
  ['cell', ['mines', 'scratch']],
  ['chips-', [...chips, 'keno']],
  ['color-', ['roulette']],
  ['crash-', ['crash']],
  ['deal-', ['deal']],
  ['dice-', ['dice']],
  ['difficulty', ['ladder']],
  ['flown', ['crash']],
  ['hand-number', ['blackjack']],
  ['insurance', ['blackjack']],
  ['free-spins', ['slot', 'tumble']],
  ['keno-', ['keno']],
  ['ladder-', ['ladder']],
  ['mines', ['mines']],
  ['patti-', ['teen-patti']],
  ['poker-', ['video-poker']],
  ['risk', ['plinko']],
  ['snakes-', ['snakes']],
  ['spot-', chips],
  ['suit-', cards],
  ['came-', tables],
  ['wheel-', ['wheel']],
]

const family = 'site.play.'

/** Whether a text belongs to other kinds of games than this one. */
export function isOfOtherKinds(id: string, { engine, table }: Pick<ShownGame, 'engine' | 'table'>): boolean {
  if (!id.startsWith(family)) return false
  const name = id.slice(family.length)
  if (name.startsWith('table-')) return !table
  return ofSome.some(([prefix, kinds]) => name.startsWith(prefix) && !kinds.includes(engine.kind))
}
