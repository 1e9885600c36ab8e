import { useState } from 'react'
import type { CurrencySum } from '../../../../src/contract/index.ts'
import { toMinorUnits } from '../../../../src/rules/minor-units.ts'
import { FormDialog } from '../../../kit/dialog/FormDialog.tsx'
import { enteredText, useSubmission } from '../../../kit/dialog/use-submission.ts'
import { NoteField } from '../../../kit/fields/NoteField.tsx'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { sayMoney } from '../../../kit/format/say-money.ts'
import type { Limited } from './limited.ts'
import { useSetLimit } from './use-limits.ts'

type SetLimitProps = {
  readonly about: Limited
  /** The most that a bet may stake otherwise. */
  readonly usual: readonly CurrencySum[]
  readonly onClose: () => void
}

/** Limits what bets on a match or a market may stake, and what they may pay. */
export function SetLimit({ about, usual, onClose }: SetLimitProps) {
  const set = useSetLimit()
  const [currency, setCurrency] = useState(usual[0]?.currency ?? '')
  const { problem, isBusy, submit } = useSubmission({
    run: (entered) =>
      set({
        ...about,
        stake: amountIn(entered, 'stake'),
        payout: amountIn(entered, 'payout'),
        currency,
        reason: enteredText(entered, 'reason'),
      }),
    done: 'The limit is set.',
    onClose,
  })
  const most = usual.find((one) => one.currency === currency)
  return (
    <FormDialog
      title={`Limit: ${about.name}`}
      action="Set the limit"
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>It applies to bets that are placed from now on, in place of an earlier limit in this currency.</p>
      <SelectField
        label="Currency"
        choices={usual.map((one) => ({ value: one.currency, text: one.currency }))}
        value={currency}
        onChange={setCurrency}
        data-focused-first
      />
      <AmountField
        label={`Most that a bet may stake${most ? `, below ${sayMoney(most.amount, currency)}` : ''}`}
        name="stake"
      />
      <AmountField label="Most that all open bets on one outcome may pay" name="payout" />
      <NoteField label="Reason, for colleagues" name="reason" rows={2} required />
      <p className="muted">Leave one of the amounts empty if it has no limit.</p>
    </FormDialog>
  )
}

const AmountField = (field: { readonly label: string; readonly name: string }) => (
  <TextField {...field} type="number" inputMode="decimal" min={0.01} step={0.01} />
)

/** What was entered, in minor units; undefined if it was left empty. */
function amountIn(entered: FormData, name: string): number | undefined {
  const text = enteredText(entered, name)
  return text === '' ? undefined : toMinorUnits(Number(text))
}
