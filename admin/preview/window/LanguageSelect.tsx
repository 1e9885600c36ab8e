type LanguageSelectProps = {
  readonly languages: readonly { readonly code: string; readonly name: string }[] | undefined
  readonly value: string
  readonly onChange: (code: string) => void
}

export function LanguageSelect({ languages = [], value, onChange }: LanguageSelectProps) {
  return (
    <label>
      <span className="unseen">Language</span>
      <select className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
