import { useText } from '../../../ui/text.ts'
import type { Filter } from './use-history.ts'

const periods: readonly Filter['period'][] = ['all', 'current-week', 'last-week', 'last-month', 'last-year']
const states: readonly Filter['state'][] = ['', 'waiting', 'queue', 'success', 'fail']

type FiltersProps = { readonly filter: Filter; readonly change: (filter: Filter) => void }

export function Filters({ filter, change }: FiltersProps) {
  const text = useText()
  return (
    <div className="filters">
      <Choice
        label={text('site.cashier.period')}
        value={filter.period}
        options={periods}
        nameOf={(period) => text(`site.cashier.period.${period}`)}
        choose={(period) => change({ ...filter, period })}
      />
      <Choice
        label={text('site.cashier.state')}
        value={filter.state}
        options={states}
        nameOf={(state) => text(`site.cashier.state.${state || 'all'}`)}
        choose={(state) => change({ ...filter, state })}
      />
    </div>
  )
}

type ChoiceProps<Option extends string> = {
  readonly label: string
  readonly value: Option
  readonly options: readonly Option[]
  readonly nameOf: (option: Option) => string
  readonly choose: (option: Option) => void
}

function Choice<Option extends string>({ label, value, options, nameOf, choose }: ChoiceProps<Option>) {
  return (
    <label className="choice">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option === target.value)
          if (chosen !== undefined) choose(chosen)
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </label>
  )
}
