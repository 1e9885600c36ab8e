import { useState } from 'react'

/** A demonstration game: of a number of tries, the last one wins the landing's bonus. */
export type Game = {
  readonly state: 'ready' | 'playing' | 'lost' | 'won'
  readonly triesLeft: number
  /** Plays one try; `show` animates it and receives whether it wins. */
  readonly play: (show: (wins: boolean) => Promise<void>) => Promise<void>
}

export function useGame(attempts: number): Game {
  const [played, setPlayed] = useState(0)
  const [state, setState] = useState<Game['state']>('ready')
  const play: Game['play'] = async (show) => {
    if (state === 'playing' || state === 'won') return
    const wins = played + 1 >= attempts
    setState('playing')
    try {
      await show(wins)
    } finally {
      // The try counts even if its animation fails.
      setPlayed(played + 1)
      setState(wins ? 'won' : 'lost')
    }
  }
  return { state, triesLeft: attempts - played, play }
}
