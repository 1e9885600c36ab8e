import { type ReactNode, useState } from 'react'
import { recordKind } from '../../../../src/contract/index.ts'
import { useSite } from '../../../model/site/site.ts'
import type { Shot } from '../../../parts/frames/Frame.tsx'
import { type StateName, states } from '../../../preview/protocol/states.ts'
import { sizes } from '../../../preview/window/sizes.ts'
import { RecordRow } from './RecordRow.tsx'
import type { PlannedRecord } from './use-dry-run.ts'

type RecordsProps = {
  readonly title: string
  readonly records: readonly PlannedRecord[]
  readonly headOf?: (planned: PlannedRecord) => ReactNode
  readonly footOf?: (planned: PlannedRecord) => ReactNode
}

const moments = Object.keys(states) as StateName[]

/** Record by record what changes, with pictures in a language and a size of choice. */
export function Records({ title, records, headOf, footOf }: RecordsProps) {
  const [locale, setLocale] = useState('en')
  const [width, setWidth] = useState<number>(sizes[0].width)
  const [state, setState] = useState<StateName>('first-visit')
  const site = useSite()
  const size = sizes.find((one) => one.width === width) ?? sizes[0]
  const shot: Shot = { locale, size, state }
  if (records.length === 0) return null
  const isPictured = records.some(({ record }) => recordKind(record) === 'landing')
  return (
    <section className="bulk-records" aria-label={title}>
      <header className="bulk-records-head">
        <h2>{title}</h2>
        {isPictured && (
          <>
            <select
              className="input"
              aria-label="Language of the pictures"
              value={locale}
              onChange={({ target }) => setLocale(target.value)}
            >
              {(site?.locales ?? []).map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
            <select
              className="input"
              aria-label="Size of the pictures"
              value={width}
              onChange={({ target }) => setWidth(Number(target.value))}
            >
              {sizes.map((one) => (
                <option key={one.width} value={one.width}>
                  {one.name} {one.width}
                </option>
              ))}
            </select>
            <select
              className="input"
              aria-label="Moment of the pictures"
              value={state}
              onChange={({ target }) => setState(target.value as StateName)}
            >
              {moments.map((name) => (
                <option key={name} value={name}>
                  {states[name].label}
                </option>
              ))}
            </select>
          </>
        )}
      </header>
      {records.map((planned) => (
        <RecordRow key={planned.record} planned={planned} shot={shot} head={headOf?.(planned)}>
          {footOf?.(planned)}
        </RecordRow>
      ))}
    </section>
  )
}
