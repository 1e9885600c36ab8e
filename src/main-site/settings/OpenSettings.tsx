import { useState } from 'react'
import type { PlayerCallsOfSite } from '../page/player-calls.ts'
import { useFragment } from '../parts/place/use-fragment.ts'
import { Appearance } from './Appearance.tsx'
import { Closing } from './account/Closing.tsx'
import { News } from './account/News.tsx'
import { OwnData } from './account/OwnData.tsx'
import { Devices } from './devices/Devices.tsx'
import { Limits } from './limits/Limits.tsx'
import { type Known, load } from './load.ts'
import { Password } from './password/Password.tsx'
import { SecondStep } from './second-step/SecondStep.tsx'

type OpenSettingsProps = {
  readonly found: Known
  readonly calls: PlayerCallsOfSite
  readonly currency: string
}

/** Each part says what is in force, and opens for changes. */
export function OpenSettings({ found, calls, currency }: OpenSettingsProps) {
  const [known, setKnown] = useState(found)
  useFragment()

  /** What one part changes shows in others: a new password ends sessions. */
  async function reload(): Promise<void> {
    const now = await load(calls)
    if (now) setKnown(now)
  }

  const tool = { known, calls, changed: () => void reload() }
  return (
    <div className="tool tool-columns">
      <Password {...tool} />
      <SecondStep {...tool} />
      <Devices {...tool} />
      <Limits
        limits={known.limits}
        calls={calls}
        currency={currency}
        keep={({ limits }) => setKnown((before) => ({ ...before, limits }))}
      />
      <Appearance />
      <News {...tool} />
      <OwnData {...tool} />
      <Closing {...tool} />
    </div>
  )
}
