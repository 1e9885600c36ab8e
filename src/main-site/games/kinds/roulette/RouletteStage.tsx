import { useState } from 'react'
import { RouletteWheel } from '../../../../drawings/wheels/RouletteWheel.tsx'
import { pocketColor, pocketName, useRoulette } from '../../../../drawings/wheels/roulette.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import { ChipTools } from '../../parts/ChipTools.tsx'
import type { Chips } from '../../parts/chips.ts'
import { LuckyNumbers } from './LuckyNumbers.tsx'
import { RouletteTable } from './RouletteTable.tsx'

/** The wheel with its ball, and the table on which chips are laid. */
export function RouletteStage(props: StageProps<'roulette', Chips>) {
  const { rules, round, pace } = props
  const { disc, ball, roll } = useRoulette(rules.zeros)
  const [landed, setLanded] = useState<number>()
  const [lit, setLit] = useState(0)
  const lucky = round?.shown.dealt.lucky ?? []

  useShowing(props, async ({ shown: { dealt } }) => {
    setLanded(undefined)
    setLit(0)
    for (const [place] of (dealt.lucky ?? []).entries()) {
      setLit(place + 1)
      await pace.pause(420)
    }
    await roll(dealt.number, 0)
    setLanded(dealt.number)
  })

  return (
    <>
      <div className="roulette">
        <RouletteWheel
          className="roulette-wheel"
          disc={disc}
          ball={ball}
          zeros={rules.zeros}
          lit={lucky.slice(0, lit).map(({ number }) => number)}
        />
        {landed !== undefined && (
          <b className={`roulette-result pocket-${pocketColor(landed)}`}>{pocketName(landed)}</b>
        )}
      </div>
      {rules.lucky && <LuckyNumbers lucky={lucky.slice(0, lit)} />}
      <RouletteTable rules={rules} laying={props} landed={landed} />
      <ChipTools {...props} />
    </>
  )
}
