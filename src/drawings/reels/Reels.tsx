import type { RefObject } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { Reel } from './reels.ts'

type ReelsProps = {
  /** The prefix of the class names: each block styles its own reels. */
  readonly name: string
  readonly symbols: readonly string[]
  readonly reels: readonly Reel[]
  readonly window: RefObject<HTMLDivElement | null>
  readonly isHit: (row: number, reel: number) => boolean
}

export function Reels({ name, symbols, reels, window, isHit }: ReelsProps) {
  return (
    <div className={`${name}-window`} ref={window} aria-hidden="true">
      {reels.map(({ shown, passing }, reel) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place in the machine
        <div key={reel} className={`${name}-reel`}>
          <div className={`${name}-strip`}>
            {shown.map((symbol, row) => (
              <Icon
                // biome-ignore lint/suspicious/noArrayIndexKey: a symbol is its place on the reel
                key={row}
                name={symbols[symbol] ?? ''}
                className={isHit(row, reel) ? `${name}-hit` : ''}
              />
            ))}
            {passing.length > 0 && (
              <div className={`${name}-passing`}>
                {passing.map((symbol, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a symbol is its place on the reel
                  <Icon key={place} name={symbols[symbol] ?? ''} />
                ))}
              </div>
            )}
          </div>
        </div>
      ))}
    </div>
  )
}
