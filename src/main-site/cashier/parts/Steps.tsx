import { useText } from '../../../ui/text.ts'

type StepsProps<Step extends string> = {
  /** Whose texts name the steps. */
  readonly family: 'cashier' | 'withdrawal'
  readonly steps: readonly Step[]
  readonly current: Step
}

/** Where the player is on the way. */
export function Steps<Step extends string>({ family, steps, current }: StepsProps<Step>) {
  const text = useText()
  const place = steps.indexOf(current)
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < place ? 'is-done' : undefined}
          aria-current={index === place ? 'step' : undefined}
        >
          {text(`site.${family}.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
