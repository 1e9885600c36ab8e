import { useText } from '../../../ui/text.ts'
import { CancelButton } from '../../parts/form/CancelButton.tsx'
import { Form } from '../../parts/form/Form.tsx'
import { SendButton } from '../../parts/form/SendButton.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { useMoment } from '../../parts/use-moment.ts'
import type { Known } from '../load.ts'
import { endOf } from './end-of.ts'
import type { LimitTool } from './limit-tool.ts'

type BreakConfirmationProps = Pick<LimitTool, 'calls'> & {
  readonly days: number
  readonly done: (answer: Pick<Known, 'limits'>) => void
  readonly cancel: () => void
}

/** What the break means, before it begins. */
export function BreakConfirmation({ calls, days, done, cancel }: BreakConfirmationProps) {
  const text = useText()
  const moment = useMoment()
  const { sending, problem, submit } = useForm({
    first: {},
    send: () => calls.ask('set-limit', { body: { kind: 'exclusion', value: days } }),
    done,
  })
  return (
    <Form sending={sending} submit={submit}>
      <p className="warning">
        <b>{text('site.settings.break-until', { date: moment(endOf(days)) })}</b> {text('site.settings.break-final')}
      </p>
      <SendButton sending={sending} problem={problem}>
        {text('site.settings.break-confirm')}
      </SendButton>
      <CancelButton cancel={cancel} />
    </Form>
  )
}
