type ChoiceProps<Option extends string> = {
  readonly label: string
  readonly value: Option
  readonly options: readonly Option[]
  readonly nameOf: (option: Option) => string
  readonly choose: (option: Option) => void
}

/** One of several options. */
export function Choice<Option extends string>({ label, value, options, nameOf, choose }: ChoiceProps<Option>) {
  return (
    <label className="choice">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option === target.value)
          if (chosen !== undefined) choose(chosen)
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </label>
  )
}
