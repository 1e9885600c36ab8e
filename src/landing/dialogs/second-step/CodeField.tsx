import { useText } from '../../../ui/text.ts'

const id = 'second-step-code'

type CodeFieldProps = {
  readonly problem: 'code-missing' | 'code-wrong' | undefined
  /** Codes of the app have digits only. */
  readonly hasLetters: boolean
}

export function CodeField({ problem, hasLetters }: CodeFieldProps) {
  const text = useText()
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {text('ui.second-step.code')}
      </label>
      <input
        // A phone changes its keyboard with the next focus only.
        key={String(hasLetters)}
        ref={focus}
        className="input"
        id={id}
        name="code"
        autoComplete="one-time-code"
        inputMode={hasLetters ? 'text' : 'numeric'}
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={100}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
      />
      <p className="problem" id={`${id}-problem`} role="status">
        {problem && text(`ui.problem.${problem}`)}
      </p>
    </div>
  )
}

const focus = (input: HTMLInputElement | null) => input?.focus()
