import { useText } from '../../../ui/text.ts'
import { CancelButton } from '../../parts/form/CancelButton.tsx'
import { Form } from '../../parts/form/Form.tsx'
import { SelectField } from '../../parts/form/SelectField.tsx'
import { SendButton } from '../../parts/form/SendButton.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { endOf } from './end-of.ts'

type BreakFormProps = {
  /** Until when the break lasts already, in milliseconds since 1970. */
  readonly until: number
  readonly choose: (days: number) => void
  readonly cancel: () => void
}

const lengths = [1, 7, 30, 90, 180, 365, 1825]

/** A break is not made longer by less than an hour. */
const shortest = 60 * 60_000

/** How long: nothing that would be over before the break that runs. */
export function BreakForm({ until, choose, cancel }: BreakFormProps) {
  const text = useText()
  const offered = lengths.filter((days) => endOf(days) > until + shortest)
  const form = useForm({
    first: { days: '' },
    problemOf: (_, { days }) => (days === '' ? text('site.tool.choose') : undefined),
    send: async ({ days }) => ({ kind: 'answer', content: Number(days) }),
    done: choose,
  })
  return (
    <Form sending={form.sending} submit={form.submit}>
      <SelectField
        {...form.field('days')}
        label={text('site.settings.break-length')}
        options={offered.map((days) => ({ value: String(days), name: text('site.settings.break-days', { days }) }))}
      />
      <SendButton sending={form.sending}>{text('site.player.deposit-continue')}</SendButton>
      <CancelButton cancel={cancel} />
    </Form>
  )
}
