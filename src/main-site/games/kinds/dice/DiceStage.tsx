import { useRef } from 'react'
import { diceChances, diceFactor } from '../../../../rules/rounds/kinds/dice.ts'
import { move } from '../../../../ui/motion.ts'
import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import { factorText } from '../../parts/factor-text.ts'
import { Options } from '../../parts/Options.tsx'

export type DiceChoice = { readonly side: 'under' | 'over'; readonly target: number }

/** A scale from 0 to 100: the target, the side that wins, and where the number falls. */
export function DiceStage(props: StageProps<'dice', DiceChoice>) {
  const { rules, choice, choose, round, isLocked } = props
  const text = useText()
  const mark = useRef<SVGGElement>(null)
  const last = useRef(0)
  const number = round?.shown.dealt.number
  const chances = diceChances(choice)
  const { side, target } = choice
  const limit = (wanted: number) => {
    const under = Math.min(rules.likeliest, Math.max(rules.rarest, wanted))
    return side === 'under' ? under : 9999 - Math.min(rules.likeliest, Math.max(rules.rarest, 9999 - wanted))
  }

  useShowing(props, async ({ shown }) => {
    const [from, to] = [last.current, shown.dealt.number]
    last.current = to
    await move(mark.current, [{ transform: at(from) }, { transform: at(to) }], {
      duration: 700,
      easing: 'cubic-bezier(0.2, 0.9, 0.3, 1.15)',
    })
  })

  const isWon = number !== undefined && round?.bet.chips[0] && hits(round.bet.chips[0], number)
  return (
    <>
      <div className="dice">
        <p className={`dice-number${number === undefined ? '' : isWon ? ' is-won' : ' is-lost'}`} aria-hidden="true">
          {number === undefined ? '00.00' : (number / 100).toFixed(2)}
        </p>
        <svg className="dice-scale" viewBox="-4 0 108 22" aria-hidden="true">
          <rect x="0" y="10" width="100" height="5" rx="2.500" className="dice-lost" />
          <rect
            x={side === 'under' ? 0 : target / 100}
            y="10"
            width={side === 'under' ? target / 100 : 100 - target / 100}
            height="5"
            rx="2.500"
            className="dice-won"
          />
          <rect x={target / 100 - 0.8} y="7" width="1.600" height="11" rx=".8" fill="#fff" />
          <g ref={mark} className={number === undefined ? 'is-hidden' : ''}>
            <path d="M0 9-4 1H4Z" fill="var(--accent)" />
          </g>
        </svg>
        <label className="dice-target">
          <span>{text('site.play.dice-target')}</span>
          <input
            type="range"
            min={1}
            max={9998}
            step={1}
            value={target}
            disabled={isLocked}
            aria-valuetext={(target / 100).toFixed(2)}
            onChange={({ target: { value } }) => choose({ side, target: limit(Number(value)) })}
          />
          <b>{(target / 100).toFixed(2)}</b>
        </label>
        <p className="dice-words">
          <span>
            {text('site.play.chance')} <b>{(chances / 100).toFixed(2)} %</b>
          </span>
          <span>
            {text('site.play.pays')} <b>{factorText(diceFactor(rules, chances))}</b>
          </span>
        </p>
      </div>
      <Options
        legend={text('site.play.dice-side')}
        options={[
          { value: 'under', label: text('site.play.dice-under') },
          { value: 'over', label: text('site.play.dice-over') },
        ]}
        chosen={side}
        isLocked={isLocked}
        choose={(other) => {
          if (other !== side) choose({ side: other === 'over' ? 'over' : 'under', target: 9999 - target })
        }}
      />
    </>
  )
}

const at = (number: number) => `translate(${number / 100}px, 0)`

const hits = ({ side, target }: DiceChoice, number: number) => (side === 'under' ? number < target : number > target)
