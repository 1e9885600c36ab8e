import { memo } from 'react'
import type { FreeStakes } from '../../page/player.ts'
import { usePlayBalance } from '../../player/use-play-balance.ts'
import type { Checked } from '../state/use-checked.ts'
import type { usePlacing } from '../state/use-placing.ts'
import { useSlipSums } from '../state/use-slip-sums.ts'
import type { Slip } from '../store/read-slip.ts'
import { Acceptance } from './Acceptance.tsx'
import { Empty } from './Empty.tsx'
import { Head } from './Head.tsx'
import { Kinds } from './Kinds.tsx'
import { Legs } from './Legs.tsx'
import { Placed } from './Placed.tsx'
import { StakeForm } from './StakeForm.tsx'

type SlipPanelProps = ReturnType<typeof usePlacing> & {
  readonly slip: Slip
  readonly checked: Checked | undefined
}

const isFreeBet = ({ kind }: FreeStakes) => kind === 'bet'

/** What is on the slip, and in its foot, which is always in sight, the stake and the bet. */
export const SlipPanel = memo(function SlipPanel({ slip, checked, placing, place, forget }: SlipPanelProps) {
  const playing = usePlayBalance(isFreeBet)
  const reckoned = useSlipSums(slip, checked, playing)
  const isEmpty = slip.selections.length === 0
  return (
    <section className="slip">
      <Head isEmpty={isEmpty} />
      <div className="slip-content">
        <Placed placing={placing} forget={forget} />
        {isEmpty ? (
          placing.placed.length === 0 && <Empty />
        ) : (
          <>
            <Kinds slip={slip} />
            <Legs legs={reckoned.legs} />
            <Acceptance accept={slip.accept} />
          </>
        )}
      </div>
      {!isEmpty && (
        <StakeForm
          slip={slip}
          checked={checked}
          reckoned={reckoned}
          playing={playing}
          placing={placing}
          place={place}
        />
      )}
    </section>
  )
})
