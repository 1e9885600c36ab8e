import { useEffect, useState } from 'react'
import { loadLate } from '../../../ui/load-late.ts'
import type { AnyKit } from '../../games/kit/kit.ts'
import { kits } from '../../games/kits.ts'
import type { ShownGame } from '../../page/casino.ts'
import { useVisitor } from '../../page/player.ts'
import { Downtime } from './Downtime.tsx'
import { ExternalGame } from './ExternalGame.tsx'
import { Poster } from './Poster.tsx'
import { Solo } from './Solo.tsx'
import { Table } from './table/Table.tsx'

type PlaygroundProps = { readonly game: ShownGame; readonly trial: string | undefined }

/** Where a game is played; before it, whether it cannot be at the moment. */
export function Playground({ game, trial }: PlaygroundProps) {
  return (
    <>
      <Downtime game={game} />
      <Place game={game} trial={trial} />
    </>
  )
}

/** Alone, at a table with others, or at its provider. */
function Place({ game, trial }: PlaygroundProps) {
  const { engine, table } = game
  const isPlayer = useVisitor().kind === 'player'
  if (table) return <Table game={game} trial={trial} />
  if (!isPlayer) return <Poster game={game} trial={trial} />
  // What decides rounds is not needed to show them.
  return engine.kind !== 'external' ? <WithKit game={game} trial={trial} /> : <ExternalGame game={game} />
}

/** The code of its kind comes when the game is opened. */
function WithKit({ game, trial }: PlaygroundProps) {
  const { engine } = game
  const [kit, setKit] = useState<AnyKit>()
  useEffect(() => {
    if (engine.kind === 'external') return
    const load = kits[engine.kind]
    let isGone = false
    void loadLate(load).then((loaded) => {
      if (!isGone) setKit(loaded.default)
    })
    return () => {
      isGone = true
    }
  }, [engine.kind])
  return kit ? <Solo game={game} kit={kit} /> : <Poster game={game} trial={trial} />
}
