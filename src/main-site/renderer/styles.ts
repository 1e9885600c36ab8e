import type { GameEngine } from '../../contract/index.ts'
import ownPicture from '../../ui/styles/own-picture.css?inline'
import type { ShownGame } from '../page/casino.ts'
import type { Content } from '../page/page.ts'

// Read at build time; the application contains none.
const sheets = import.meta.glob<string>('../styles/**/*.css', { query: '?inline', import: 'default', eager: true })

const joined = (folder: string) =>
  Object.keys(sheets)
    .filter((name) => name.slice(0, name.lastIndexOf('/')) === folder)
    .sort()
    .map((name) => (sheets[name] ?? '').trim())
    .join('')

const ofEveryPage = joined('../styles')

/** The folders of styles that a screen needs besides. */
const folders: { readonly [Kind in Content['kind']]?: readonly string[] } = {
  cashier: ['head', 'tool', 'cashier'],
  deposits: ['head', 'tool', 'history'],
  withdrawals: ['head', 'tool', 'history'],
  payments: ['head', 'tool', 'history'],
  bets: ['head', 'tool', 'history', 'bets'],
  rounds: ['head', 'tool', 'history'],
  inbox: ['head', 'tool', 'history', 'inbox'],
  bonuses: ['head', 'tool', 'inbox', 'bonuses'],
  profile: ['head', 'tool', 'account'],
  settings: ['head', 'tool', 'account'],
  verification: ['head', 'tool', 'verification'],
  sports: ['sports'],
  articles: ['head', 'articles'],
  article: ['articles'],
  home: ['lobby/cards'],
  lobby: ['lobby/cards', 'lobby'],
  game: ['tool', 'lobby/cards', 'game'],
  fairness: ['head', 'tool', 'fairness'],
}

/** The folder of styles of each kind of game. */
const ofKind: { readonly [Kind in GameEngine['kind']]?: string } = {
  ...{ slot: 'slots', tumble: 'slots', crash: 'flight', roulette: 'roulette' },
  ...{ blackjack: 'cards', baccarat: 'cards', 'video-poker': 'cards' },
  ...{ 'dragon-tiger': 'cards', 'andar-bahar': 'cards', 'teen-patti': 'cards' },
  ...{ mines: 'fields', ladder: 'fields', dice: 'fields', plinko: 'fields', wheel: 'fields', keno: 'fields' },
  ...{ bingo: 'fields', scratch: 'fields', snakes: 'fields', deal: 'fields' },
}

function foldersOfGame({ engine, table }: StyledGame): readonly string[] {
  const own = ofKind[engine.kind]
  return [...(own ? [`game/${own}`] : []), ...(table ? ['game/table'] : [])]
}

type StyledGame = Pick<ShownGame, 'engine' | 'table'>

type Styled = {
  readonly content: { readonly kind: Content['kind']; readonly game?: StyledGame }
  readonly hasSlip: boolean
  /** Set on the pages of players. */
  readonly player?: unknown
  /** Set where there are pictures of one's own. */
  readonly pictures?: unknown
}

/** What no page shows on its first screen: its foot, and the panels that are opened. */
export const laterStyles = joined('../styles/later')

/** The style sheets of a page: those of every page, and its own. */
export const stylesOf = ({ content, hasSlip, player, pictures }: Styled): readonly string[] => [
  ofEveryPage,
  ...(player ? [joined('../styles/player')] : []),
  ...(pictures ? [ownPicture] : []),
  ...(hasSlip ? [joined('../styles/slip')] : []),
  ...[...(folders[content.kind] ?? []), ...(content.game ? foldersOfGame(content.game) : [])].map((folder) =>
    joined(`../styles/${folder}`),
  ),
]
