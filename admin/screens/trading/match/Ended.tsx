import type { TradedMarket } from '../../../../src/contract/index.ts'
import { sayShare } from '../results/say-share.ts'

/** How a market has ended, and what the feed says if that is something else. */
export function Ended({ outcomes }: Pick<TradedMarket, 'outcomes'>) {
  const ended = outcomes.flatMap(({ name, share }) => (share ? [`${name} ${sayShare(share)}`] : []))
  const told = outcomes.flatMap(({ name, told }) => (told ? [`${name} ${sayShare(told)}`] : []))
  return (
    <>
      {ended.join(' · ')}
      {told.length > 0 && <span className="trading-told">The feed says: {told.join(' · ')}</span>}
    </>
  )
}
