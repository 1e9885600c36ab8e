import type { Deposit } from '../../../contract/index.ts'
import { type ListedStep, stepsOf } from '../../../rules/main-site/deposit-step.ts'
import { useText } from '../../../ui/text.ts'

type StepsProps = { readonly kind: Deposit['kind']; readonly current: ListedStep }

/** Where the player is on the way. */
export function Steps({ kind, current }: StepsProps) {
  const text = useText()
  const steps = stepsOf(kind)
  const place = steps.indexOf(current)
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < place ? 'is-done' : undefined}
          aria-current={index === place ? 'step' : undefined}
        >
          {text(`site.cashier.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
