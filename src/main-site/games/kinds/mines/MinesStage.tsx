import { MinesDrawings } from '../../../../drawings/mines/MinesDrawings.tsx'
import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import { exactFactor } from '../../parts/factor-text.ts'
import { Options } from '../../parts/Options.tsx'

export type MinesChoice = { readonly mines: number }

/** A field: what is opened stays open, and at the end the mines are seen. */
export function MinesStage(props: StageProps<'mines', MinesChoice>) {
  const { rules, choice, choose, round, isLocked, move, pace } = props
  const text = useText()
  useShowing(props, () => pace.pause(round?.isOver ? 500 : 0))
  const { opened = [], mines = [], factor, next } = round?.shown ?? {}
  const isRunning = round !== undefined && !round.isOver
  const side = Math.ceil(Math.sqrt(rules.cells))
  return (
    <>
      <MinesDrawings />
      <p className="stage-factors">
        <span>{text('site.play.now')}</span> <b>{exactFactor(factor ?? 1000)}</b>
        {isRunning && next !== undefined && (
          <>
            {' '}
            <span>{text('site.play.next')}</span> <b>{exactFactor(next)}</b>
          </>
        )}
      </p>
      <div className={`mines mines-of-${side}`}>
        {Array.from({ length: rules.cells }, (_, cell) => {
          const isOpen = opened.includes(cell)
          const isMine = mines.includes(cell)
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the field
              key={cell}
              type="button"
              className={`mines-cell${isOpen ? ' is-open' : ''}${isMine ? ' is-mine' : ''}`}
              aria-label={cellWords(cell, isOpen, isMine)}
              disabled={!isRunning || isOpen}
              onClick={() => move({ kind: 'open', cell })}
            >
              {(isOpen || isMine) && (
                <svg aria-hidden="true">
                  <use href={isMine ? '#mines-mine' : '#mines-star'} />
                </svg>
              )}
            </button>
          )
        })}
      </div>
      <Options
        legend={text('site.play.mines')}
        options={rules.mines.map((count) => ({ value: count, label: String(count) }))}
        chosen={choice.mines}
        isLocked={isLocked}
        choose={(count) => choose({ mines: count })}
      />
    </>
  )

  function cellWords(cell: number, isOpen: boolean, isMine: boolean): string {
    const name = text('site.play.cell', { number: cell + 1 })
    if (isMine) return `${name}: ${text('site.play.cell-mine')}`
    return isOpen ? `${name}: ${text('site.play.cell-safe')}` : name
  }
}
