import { periodValues } from '../../../contract/choices.ts'
import type { Period } from '../../../contract/index.ts'
import { useText } from '../../../ui/text.ts'
import { Choice } from '../../parts/form/Choice.tsx'

type PeriodChoiceProps = { readonly period: Period; readonly choose: (period: Period) => void }

export function PeriodChoice({ period, choose }: PeriodChoiceProps) {
  const text = useText()
  return (
    <Choice
      label={text('site.history.period')}
      value={period}
      options={periodValues}
      nameOf={(one) => text(`site.history.period.${one}`)}
      choose={choose}
    />
  )
}
