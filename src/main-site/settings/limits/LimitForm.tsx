import { readAmount } from '../../../rules/main-site/read-amount.ts'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { useText } from '../../../ui/text.ts'
import { CancelButton } from '../../parts/form/CancelButton.tsx'
import { Field } from '../../parts/form/Field.tsx'
import { Form } from '../../parts/form/Form.tsx'
import { SendButton } from '../../parts/form/SendButton.tsx'
import { type Outcome, useForm } from '../../parts/form/use-form.ts'
import type { Known } from '../load.ts'
import type { LimitTool } from './limit-tool.ts'

type LimitFormProps = Pick<LimitTool, 'limit' | 'currency'> & {
  readonly set: (value: number) => Promise<Outcome<Pick<Known, 'limits'>>>
  readonly done: (answer: Pick<Known, 'limits'>) => void
  readonly cancel: () => void
}

const minutesOfDay = 24 * 60

/** A new limit: an amount, or minutes. */
export function LimitForm({ limit: { kind }, currency, set, done, cancel }: LimitFormProps) {
  const text = useText()
  const { numbers } = usePageBasics()
  const isTime = kind === 'session'
  const read = (typed: string) => (isTime ? minutesIn(typed) : readAmount(typed, numbers)) || undefined
  const form = useForm({
    first: { value: '' },
    problemOf: (_, { value }) =>
      read(value) === undefined ? text(`site.settings.limit-wrong-${isTime ? 'minutes' : 'amount'}`) : undefined,
    send: ({ value }) => set(read(value) ?? 0),
    done,
  })
  return (
    <Form sending={form.sending} submit={form.submit}>
      <Field
        {...form.field('value')}
        label={
          isTime ? text('site.settings.limit-label-minutes') : text('site.settings.limit-label-amount', { currency })
        }
        hint={text('site.settings.limit-hint')}
        inputMode={isTime ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={20}
      />
      <SendButton sending={form.sending} problem={form.problem}>
        {text('site.settings.limit-set')}
      </SendButton>
      <CancelButton cancel={cancel} />
    </Form>
  )
}

function minutesIn(typed: string): number | undefined {
  const minutes = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : 0
  return minutes <= minutesOfDay ? minutes : undefined
}
