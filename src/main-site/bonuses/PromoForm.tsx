import { useState } from 'react'
import { promoCodeProblem } from '../../rules/form/promo-code.ts'
import { useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import type { PlayerActions } from '../page/player.ts'
import { Field } from '../parts/form/Field.tsx'
import { Form } from '../parts/form/Form.tsx'
import { Said } from '../parts/form/Said.tsx'
import { SendButton } from '../parts/form/SendButton.tsx'
import { useForm } from '../parts/form/use-form.ts'

type PromoFormProps = { readonly act: PlayerActions; readonly changed: () => void }

/** Uses a promo code: its bonus comes with the next deposit. */
export function PromoForm({ act, changed }: PromoFormProps) {
  const text = useText()
  const { locale } = useSitePage()
  const [used, setUsed] = useState<string>()
  const form = useForm({
    first: { code: '' },
    problemOf: (_, { code }) => {
      const problem = promoCodeProblem(code)
      return problem && text(problem)
    },
    send: ({ code }) => act.calls.ask('use-promo', { body: { code: code.trim(), locale: locale.code } }),
    done({ description }) {
      setUsed(description)
      changed()
    },
  })
  return (
    <Form sending={form.sending} submit={form.submit}>
      <Field label={text('site.bonuses.promo')} inputMode="numeric" autoComplete="off" {...form.field('code')} />
      <Said key={used}>{used !== undefined && text('site.bonuses.promo-used', { description: used })}</Said>
      <SendButton sending={form.sending} problem={form.problem}>
        {text('site.bonuses.promo-use')}
      </SendButton>
    </Form>
  )
}
