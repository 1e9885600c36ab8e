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
  cashier: ['tool', 'cashier'],
  deposits: ['tool', 'history'],
  withdrawals: ['tool', 'history'],
  payments: ['tool', 'history'],
  bets: ['tool', 'history', 'bets'],
  inbox: ['tool', 'history', 'inbox'],
  bonuses: ['tool', 'inbox', 'bonuses'],
  profile: ['tool', 'account'],
  settings: ['tool', 'account'],
  verification: ['tool', 'verification'],
  sports: ['sports'],
  articles: ['articles'],
  article: ['articles'],
  home: ['lobby/cards'],
  lobby: ['lobby/cards', 'lobby'],
  game: ['tool', 'lobby/cards', 'game'],
  fairness: ['tool', 'fairness'],
}

type Styled = { readonly content: Pick<Content, 'kind'>; readonly hasSlip: boolean }

/** The style sheets of a page: those of every page, and its own. */
export const stylesOf = ({ content: { kind }, hasSlip }: Styled): readonly string[] => [
  ofEveryPage,
  ...(hasSlip ? [joined('../styles/slip')] : []),
  ...(folders[kind] ?? []).map((folder) => joined(`../styles/${folder}`)),
]
