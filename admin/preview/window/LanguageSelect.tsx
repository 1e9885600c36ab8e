import { languageName } from '../../../src/rules/language-name.ts'

type LanguageSelectProps = {
  /** Undefined while they are loading: then nothing can be chosen. */
  readonly languages: readonly { readonly code: string; readonly name: string }[] | undefined
  readonly value: string
  readonly onChange: (code: string) => void
}

export function LanguageSelect({ languages, value, onChange }: LanguageSelectProps) {
  const choices = languages ?? [{ code: value, name: languageName(value) }]
  return (
    <label>
      <span className="unseen">Language</span>
      <select className="input" disabled={!languages} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
