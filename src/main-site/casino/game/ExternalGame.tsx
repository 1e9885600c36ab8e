import { useState } from 'react'
import { readErrorBody } from '../../../rules/session/error-body.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { useText } from '../../../ui/text.ts'
import type { ShownGame } from '../../page/casino.ts'
import { useVisitor } from '../../page/player.ts'
import { Refused } from './panel/Refused.tsx'
import type { Refusal } from './play/playing.ts'

/** A game that its provider runs, at an address of its own. */
export function ExternalGame({ game }: { readonly game: ShownGame }) {
  const text = useText()
  const { id, picture, title } = game
  const { locale } = usePageBasics()
  const visitor = useVisitor()
  const [refusal, setRefusal] = useState<Refusal>()

  async function launch(): Promise<void> {
    if (visitor.kind !== 'player') return
    const launched = await visitor.act.calls.ask('launch-game', { params: { game: id }, body: { locale: locale.code } })
    if (launched.kind === 'answer') location.assign(launched.content.url)
    else setRefusal({ kind: 'refused', status: launched.status, code: readErrorBody(launched.content).code })
  }

  return (
    <div className={`playground theme-${game.theme}`}>
      <div className="stage stage-poster">
        <Icon name={picture} className="poster-figure" />
        <p className="poster-name">{title}</p>
        <Refused refusal={refusal} game={game} />
        <button type="button" className="button button-large" onClick={() => void launch()}>
          {text('site.play.launch')}
        </button>
      </div>
    </div>
  )
}
