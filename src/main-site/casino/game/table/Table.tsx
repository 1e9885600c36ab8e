import type { ShownGame } from '../../../page/casino.ts'
import { Poster } from '../Poster.tsx'

export function Table({ game, trial }: { readonly game: ShownGame; readonly trial: string | undefined }) {
  return <Poster game={game} trial={trial} />
}
