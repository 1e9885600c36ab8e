import type { Period } from '../../rules/cashier/periods.ts'
import { useText } from '../../ui/text.ts'
import { Choice } from './Choice.tsx'

const periods: readonly Period[] = ['all', 'current-week', 'last-week', 'last-month', 'last-year']

type PeriodChoiceProps = { readonly period: Period; readonly choose: (period: Period) => void }

export function PeriodChoice({ period, choose }: PeriodChoiceProps) {
  const text = useText()
  return (
    <Choice
      label={text('site.history.period')}
      value={period}
      options={periods}
      nameOf={(one) => text(`site.history.period.${one}`)}
      choose={choose}
    />
  )
}
