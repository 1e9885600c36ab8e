import type { ReactNode } from 'react'
import { Headline } from '../../ui/Headline.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useText } from '../../ui/text.ts'
import { MainButton } from '../page/MainButton.tsx'
import type { Game } from './game.ts'

type GameFrameProps = {
  readonly block: {
    readonly type: string
    readonly headline: string
    readonly intro?: string
    readonly action: string
    readonly won: string
  }
  readonly game: Game
  readonly onPlay: () => void
  /** Controls beside the button: bets, sound. */
  readonly controls?: ReactNode
  /** Replaces the button, for example if the game is played on the stage itself. */
  readonly action?: ReactNode
  /** A picture that looks over the upper edge of the stage. */
  readonly figure?: string
  readonly children: ReactNode
}

/** The frame of all games: headline, stage, button, tries left, and the prize with the link to the dialog. */
export function GameFrame({ block, game, onPlay, controls, action, figure, children }: GameFrameProps) {
  const text = useText()
  const hasWon = game.state === 'won'
  return (
    <section className={`block game game-${block.type}`} data-state={game.state}>
      <div className="game-words">
        <Headline text={block.headline} />
        {block.intro && <p className="intro">{text(block.intro)}</p>}
      </div>
      <div className="game-stage">
        {figure && <Icon name={figure} className="game-figure" />}
        {children}
      </div>
      <div className="game-panel">
        {hasWon ? (
          <div className="game-won">
            <p className="game-won-text" role="status">
              {text(block.won)}
            </p>
            <MainButton />
          </div>
        ) : (
          <>
            {controls}
            {action ?? (
              <button type="button" className="button button-play" disabled={game.state === 'playing'} onClick={onPlay}>
                {text(block.action)}
              </button>
            )}
            <p className="game-note" role="status">
              {game.state === 'lost' && <>{text('ui.prize.try-again')} · </>}
              {text('ui.game.tries-left', { count: game.triesLeft })}
            </p>
          </>
        )}
      </div>
    </section>
  )
}
