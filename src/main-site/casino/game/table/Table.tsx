import type { ShownGame } from '../../../page/casino.ts'
import { Poster } from '../Poster.tsx'

export function Table({ game }: { readonly game: ShownGame }) {
  return <Poster game={game} />
}
