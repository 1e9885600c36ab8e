import { type RefObject, useRef, useState } from 'react'
import { sectorPath, sectorTurn, useTurning } from '../../../../drawings/wheels/sectors.ts'
import type { RulesOf } from '../../../../rules/rounds/engine.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import { ChipTools } from '../../parts/ChipTools.tsx'
import type { Chips, Laying } from '../../parts/chips.ts'
import { factorText } from '../../parts/factor-text.ts'
import { Spot } from '../../parts/Spot.tsx'

/** A wheel that turns to the sector that came; below it the sectors that can be bet on. */
export function WheelStage(props: StageProps<'wheel', Chips>) {
  const { rules, round } = props
  const text = useText()
  const disc = useRef<SVGSVGElement>(null)
  const turnTo = useTurning()
  const [landed, setLanded] = useState<string>()

  useShowing(props, async ({ shown: { dealt }, isFound }) => {
    setLanded(undefined)
    await turnTo(disc.current, -sectorTurn(dealt.stop, rules.stops.length), {
      turns: isFound ? 0 : 5,
      duration: isFound ? 1 : 4600,
    })
    setLanded(dealt.sector)
  })

  return (
    <>
      <div className="fortune">
        <FortuneDisc rules={rules} disc={disc} />
        <b className="fortune-hub">{landed === undefined || !round ? '★' : factorText(round.shown.dealt.pays)}</b>
      </div>
      {rules.bet === 'sector' && (
        <WheelSpots
          rules={rules}
          laying={props}
          landed={landed}
          label={(pays) => text('site.play.wheel-sector', { sector: pays })}
        />
      )}
    </>
  )
}

type Disc = { readonly rules: RulesOf<'wheel'>; readonly disc: RefObject<SVGSVGElement | null> }

/** The wheel itself, with its pointer. */
export function FortuneDisc({ rules: { stops, sectors }, disc }: Disc) {
  const path = sectorPath(stops.length, 100)
  const of = new Map(sectors.map((sector) => [sector.id, sector]))
  return (
    <>
      <svg className="fortune-disc" viewBox="-100 -100 200 200" ref={disc} aria-hidden="true">
        {stops.map((stop, place) => {
          const sector = of.get(stop)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place on the wheel
            <g key={place} transform={`rotate(${sectorTurn(place, stops.length)})`}>
              <path d={path} fill={sector?.color} stroke="#fff8" strokeWidth=".6" />
              <text
                transform="rotate(-90)"
                x="93"
                y="0"
                textAnchor="end"
                dominantBaseline="central"
                fontSize={stops.length > 30 ? 7 : 11}
                fontWeight="800"
                fill={inkOn(sector?.color ?? '#000')}
              >
                {nameOf(sector)}
              </text>
            </g>
          )
        })}
        <circle r="98.500" fill="none" stroke="#f6d98a" strokeWidth="3" />
        <circle r="24" fill="var(--backdrop)" stroke="#f6d98a" strokeWidth="3" />
      </svg>
      <svg className="fortune-pointer" viewBox="-12 0 24 26" aria-hidden="true">
        <path d="M-11 0H11L2 22Q0 26-2 22Z" fill="var(--primary)" stroke="#fff" strokeWidth="2" />
      </svg>
    </>
  )
}

type Sector = RulesOf<'wheel'>['sectors'][number]

const nameOf = (sector: Sector | undefined) => (sector?.pays === undefined ? '★' : factorText(sector.pays).slice(1))

/** Black or white, whichever can be read on a colour. */
function inkOn(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return (red ?? 0) * 0.3 + (green ?? 0) * 0.59 + (blue ?? 0) * 0.11 > 140 ? '#17121f' : '#fff'
}

type WheelSpotsProps = {
  readonly rules: RulesOf<'wheel'>
  readonly laying: Laying
  readonly landed: string | undefined
  readonly label: (pays: string) => string
}

export function WheelSpots({ rules, laying, landed, label }: WheelSpotsProps) {
  return (
    <>
      <div className="spots">
        {rules.sectors.map((sector) => (
          <Spot
            key={sector.id}
            spot={sector.id}
            laying={laying}
            className="spot-sector"
            label={label(sector.pays === undefined ? sector.id : factorText(sector.pays))}
            isWon={landed === sector.id}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <circle cx="10" cy="10" r="9" fill={sector.color} stroke="#fff9" />
            </svg>
            {sector.picture && <Icon name={sector.picture} />}
            <b>{sector.pays === undefined ? '★' : factorText(sector.pays)}</b>
          </Spot>
        ))}
      </div>
      <ChipTools {...laying} />
    </>
  )
}
