import type { Manifest } from '../../../../src/contract/index.ts'
import { countryName } from '../../../../src/rules/country-name.ts'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { Tick } from '../../../kit/fields/Tick.tsx'
import { Popover } from '../../../kit/popover/Popover.tsx'
import { anybody, type Visitor } from '../../../preview/protocol/visitor.ts'

type VisitorMenuProps = {
  readonly visitor: Visitor
  readonly shared: Pick<Manifest, 'site' | 'markets'>
  readonly onChange: (visitor: Visitor) => void
}

/** The country, the currency and the time of the visit, and what the visitor's browser lacks. */
export function VisitorMenu({ visitor, shared: { site, markets }, onChange }: VisitorMenuProps) {
  const change = (changes: Partial<Visitor>) => onChange({ ...visitor, ...changes })
  const countries = [...new Set(markets.flatMap((market) => market.countries))]
    .map((code) => ({ value: code, text: countryName(code) }))
    .sort((one, other) => one.text.localeCompare(other.text))
  const currencies = site.currencies.map(({ code }) => ({ value: code, text: code }))
  const { country, currency, moment, isStill, hasScript } = visitor
  const isUnset = !country && !currency && !moment && !isStill && hasScript
  return (
    <Popover label="Visitor" title="Visitor" isMarked={!isUnset}>
      <div className="visitor">
        <SelectField
          label="Country"
          none="Unknown"
          choices={countries}
          value={country}
          onChange={(next) => change({ country: next })}
        />
        <SelectField
          label="Currency"
          none="As the landing says"
          choices={currencies}
          value={currency}
          onChange={(next) => change({ currency: next })}
        />
        <TextField
          label="Date and time"
          type="datetime-local"
          value={moment}
          onChange={({ target }) => change({ moment: target.value })}
        />
        <Tick label="Reduced motion" value={isStill} onChange={(next) => change({ isStill: next })} />
        <Tick label="No JavaScript" value={!hasScript} onChange={(lacks) => change({ hasScript: !lacks })} />
        <button type="button" className="button button-small" disabled={isUnset} onClick={() => onChange(anybody)}>
          Reset
        </button>
      </div>
    </Popover>
  )
}
