import { fitLabel } from './sector-label.ts'

type SectorTextProps = {
  readonly label: string
  readonly count: number
  /** Where the label starts and ends on a radius of 100. */
  readonly from: number
  readonly to: number
  readonly largest?: number
}

/** A prize label along the radius of the sector that points up. */
export function SectorText({ label, count, from, to, largest = 13 }: SectorTextProps) {
  const { lines, size } = fitLabel(label, count, to - from, largest)
  return (
    <text transform="rotate(-90)" textAnchor="middle" fontSize={size} data-sector={`${from} ${to}`}>
      {lines.map((line, index) => (
        <tspan key={line} x={(from + to) / 2} y={Math.round((index + 0.86 - lines.length / 2) * size * 10) / 10}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
