import { useId } from 'react'
import type { Manifest } from '../../../../src/contract/index.ts'
import { ChoiceField } from '../../../kit/fields/SelectField.tsx'
import { Menu } from '../../../kit/popover/Popover.tsx'
import { anybody, type Visitor } from '../../../preview/protocol/visitor.ts'

type VisitorMenuProps = {
  readonly visitor: Visitor
  readonly shared: Pick<Manifest, 'site' | 'markets'>
  readonly onChange: (visitor: Visitor) => void
}

const nameOf = new Intl.DisplayNames('en', { type: 'region' })

/** Where somebody looks from, in which currency, and when. */
export function VisitorMenu({ visitor, shared: { site, markets }, onChange }: VisitorMenuProps) {
  const id = useId()
  const change = (changes: Partial<Visitor>) => onChange({ ...visitor, ...changes })
  const countries = [...new Set(markets.flatMap((market) => market.countries))]
    .map((code) => ({ value: code, text: nameOf.of(code) ?? code }))
    .sort((one, other) => one.text.localeCompare(other.text))
  const currencies = site.currencies.map(({ code }) => ({ value: code, text: code }))
  const isAnybody = !visitor.country && !visitor.currency && !visitor.moment
  return (
    <Menu label="Visitor" title="Who looks at it, and when" isMarked={!isAnybody}>
      <div className="visitor">
        <ChoiceField
          label="Country"
          none="Not known"
          choices={countries}
          value={visitor.country}
          onChange={(country) => change({ country })}
        />
        <ChoiceField
          label="Currency"
          none="As the landing says"
          choices={currencies}
          value={visitor.currency}
          onChange={(currency) => change({ currency })}
        />
        <div className="labelled">
          <label htmlFor={id}>Day and time</label>
          <input
            className="input"
            id={id}
            type="datetime-local"
            value={visitor.moment}
            onChange={({ target }) => change({ moment: target.value })}
          />
        </div>
        <button
          type="button"
          className="button button-small"
          disabled={isAnybody}
          onClick={() => change({ country: anybody.country, currency: anybody.currency, moment: anybody.moment })}
        >
          Anybody, now
        </button>
      </div>
    </Menu>
  )
}
