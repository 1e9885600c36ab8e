import { useState } from 'react'

/** A demonstration game: some tries, of which the last one wins the landing's bonus. */
export type Game = {
  readonly state: 'ready' | 'playing' | 'lost' | 'won'
  readonly triesLeft: number
  /** Plays one try; `show` plays the scene and is told whether this try wins. */
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
      // A scene that could not be shown costs the visitor nothing.
      setPlayed(played + 1)
      setState(wins ? 'won' : 'lost')
    }
  }
  return { state, triesLeft: attempts - played, play }
}
