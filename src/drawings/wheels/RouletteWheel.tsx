import type { RefObject } from 'react'
import { type PocketColor, pocketColor, pocketName, pocketsOf } from './roulette.ts'
import { sectorPath, sectorTurn } from './sectors.ts'

type RouletteWheelProps = {
  readonly className: string
  readonly disc: RefObject<SVGSVGElement | null>
  readonly ball: RefObject<SVGSVGElement | null>
  /** 1 for the European wheel, 2 for the American one. */
  readonly zeros?: number
  /** Highlighted numbers. */
  readonly lit?: readonly number[]
}

const fills: Readonly<Record<PocketColor, string>> = { green: '#0b8a4b', red: '#c1121f', black: '#17181c' }

/** A wheel with its ball; the block draws the bowl. */
export function RouletteWheel({ className, disc, ball, zeros = 1, lit = [] }: RouletteWheelProps) {
  const pockets = pocketsOf(zeros)
  const pocketPath = sectorPath(pockets.length, 88, 50)
  return (
    <div className={className}>
      <svg ref={disc} aria-hidden="true" viewBox="-100 -100 200 200">
        <g stroke="#e9c877" strokeWidth="0.6" fontSize="8" fontWeight="700" textAnchor="middle">
          {pockets.map((number, index) => (
            <g
              key={number}
              transform={`rotate(${sectorTurn(index, pockets.length)})`}
              fill={lit.includes(number) ? '#ffd84a' : fills[pocketColor(number)]}
            >
              <path d={pocketPath} />
              <text y="-77" stroke="none" fill={lit.includes(number) ? '#221500' : '#fff'}>
                {pocketName(number)}
              </text>
            </g>
          ))}
        </g>
        <g fill="none" stroke="#e9c877">
          <circle r="61" stroke="#0006" strokeWidth="22" />
          <circle r="72.5" />
          <circle r="88.5" strokeWidth="2" />
          <circle r="50" fill="#4a2410" strokeWidth="2" />
          <circle r="34" stroke="#0004" strokeWidth="14" />
        </g>
        <g fill="#f3d78c" stroke="#8a5a10">
          <path d="M-3-40a4 4 0 1 1 6 0L6-6 40-3a4 4 0 1 1 0 6L6 6 3 40a4 4 0 1 1-6 0L-6 6-40 3a4 4 0 1 1 0-6L-6-6Z" />
          <circle r="13" />
          <circle r="6" fill="#fff4cf" />
        </g>
      </svg>
      <svg ref={ball} aria-hidden="true" viewBox="-100 -100 200 200">
        <circle cx="1" cy="-56" r="3.6" fill="#0008" />
        <circle cy="-57" r="3.6" fill="#fff" stroke="#c9c9d2" strokeWidth="0.6" />
      </svg>
    </div>
  )
}
