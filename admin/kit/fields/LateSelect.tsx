type LateSelectProps = {
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly text: string }[]
  readonly value: string | undefined
  /** What is said in place of a choice, while or as long as there is none. */
  readonly none: string
  readonly onChange: (value: string) => void
}

/** A chooser whose choices are read late. It grows then: it has to be the last of its row. */
export function LateSelect({ label, choices, value, none, onChange }: LateSelectProps) {
  return (
    <label>
      <span className="unseen">{label}</span>
      <select
        className="input"
        disabled={value === undefined}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
      >
        {value === undefined && <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </label>
  )
}
