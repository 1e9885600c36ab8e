import type { Game } from '../../contract/index.ts'

/** Until when a game cannot be played, in milliseconds since 1970; undefined if it can. */
export function downUntil({ downtime }: Pick<Game, 'downtime'>, now: number): number | undefined {
  if (!downtime) return undefined
  const until = Date.parse(downtime.until)
  return now >= Date.parse(downtime.from) && now < until ? until : undefined
}
