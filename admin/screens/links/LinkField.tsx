import { TextField } from '../../kit/fields/TextField.tsx'

type LinkFieldProps = {
  readonly label: string
  /** The query parameter. */
  readonly name: string
  readonly example: string
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

export const LinkField = ({ label, name, example, value = '', onChange }: LinkFieldProps) => (
  <TextField
    label={
      <>
        {label} <span className="muted">{name}</span>
      </>
    }
    spellCheck={false}
    placeholder={example}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
