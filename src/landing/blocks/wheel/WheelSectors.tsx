import type { Prize } from '../../../contract/index.ts'
import { SectorText } from '../../../drawings/wheels/SectorText.tsx'
import { sectorPath, sectorTurn } from '../../../drawings/wheels/sectors.ts'
import { usePrizeLabel } from '../../page/offer.ts'

export function WheelSectors({ sectors }: { readonly sectors: readonly Prize[] }) {
  const label = usePrizeLabel()
  const count = sectors.length
  const path = sectorPath(count, 100)
  return sectors.map((prize, index) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: a sector is its place on the wheel
      key={index}
      className={prize.kind === 'bonus' ? 'wheel-bonus' : undefined}
      transform={`rotate(${sectorTurn(index, count)})`}
    >
      <path d={path} />
      <SectorText label={label(prize)} count={count} from={27} to={89} />
    </g>
  ))
}
