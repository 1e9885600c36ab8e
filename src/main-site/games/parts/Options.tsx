type OptionsProps<Value extends string | number> = {
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: Value
  readonly isLocked: boolean
  readonly choose: (value: Value) => void
}

/** A choice among few, as buttons in a row. */
export function Options<Value extends string | number>({
  legend,
  options,
  chosen,
  isLocked,
  choose,
}: OptionsProps<Value>) {
  return (
    <fieldset className="options" disabled={isLocked}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label }) => (
          <button key={value} type="button" aria-pressed={value === chosen} onClick={() => choose(value)}>
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
