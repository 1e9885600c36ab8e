type TickProps = {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

/** Something that is on or off, with its name beside it. */
export function Tick({ label, value, onChange }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}
