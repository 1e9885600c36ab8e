import { useSyncExternalStore } from 'react'
import { oddsFormats } from '../../rules/odds/written-odds.ts'
import { useText } from '../../ui/text.ts'
import { Choice } from '../parts/form/Choice.tsx'
import { oddsFormat } from './odds-format.ts'

const { subscribe, get, atFirst, change } = oddsFormat

/** How odds are written, everywhere on this device. */
export function OddsFormatChoice() {
  const text = useText()
  return (
    <Choice
      label={text('site.slip.format')}
      value={useSyncExternalStore(subscribe, get, atFirst)}
      options={oddsFormats}
      nameOf={(one) => text(`site.slip.format.${one}`)}
      choose={(chosen) => change(() => chosen)}
    />
  )
}
