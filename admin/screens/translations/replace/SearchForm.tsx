import { useId } from 'react'
import { LandingPicker } from '../../../parts/landing-picker/LandingPicker.tsx'
import { LanguageMenu } from '../find/LanguageMenu.tsx'
import type { Search } from './find-hits.ts'
import type { Scope } from './use-hits.ts'

type SearchFormProps = {
  readonly search: Search
  readonly onSearch: (changes: Partial<Search>) => void
  readonly scope: Scope
  readonly onScope: (scope: Scope) => void
  readonly languages: readonly string[]
  readonly chosen: readonly string[]
  readonly onLanguages: (chosen: readonly string[]) => void
}

const scopes = { all: 'All texts', landing: 'Texts of a landing', own: 'Texts of single records' } as const

const isScope = (value: string): value is keyof typeof scopes => value in scopes

/** What is searched and where. */
export function SearchForm(props: SearchFormProps) {
  const { search, onSearch, scope, onScope, languages, chosen, onLanguages } = props
  const id = useId()
  const pick = (kind: string) => {
    if (isScope(kind)) onScope(kind === 'landing' ? { kind, slug: undefined } : { kind })
  }
  return (
    <div className="replace-form">
      <div className="labelled">
        <label htmlFor={`${id}-find`}>Find</label>
        <input
          className="input"
          id={`${id}-find`}
          value={search.find}
          maxLength={200}
          autoComplete="off"
          data-focused-first
          onChange={({ target }) => onSearch({ find: target.value })}
        />
      </div>
      <div className="labelled">
        <label htmlFor={`${id}-replace`}>Replace by</label>
        <input
          className="input"
          id={`${id}-replace`}
          value={search.replace}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onSearch({ replace: target.value })}
        />
      </div>
      <div className="replace-options">
        <label className="tick">
          <input
            type="checkbox"
            checked={search.isCaseKept}
            onChange={({ target }) => onSearch({ isCaseKept: target.checked })}
          />
          Match case
        </label>
        <label className="tick">
          <input
            type="checkbox"
            checked={search.isWholeWords}
            onChange={({ target }) => onSearch({ isWholeWords: target.checked })}
          />
          Whole words
        </label>
        <LanguageMenu all={languages} chosen={chosen} onChosen={onLanguages} />
        <select
          className="input replace-scope"
          aria-label="Where"
          value={scope.kind}
          onChange={({ target }) => pick(target.value)}
        >
          {Object.entries(scopes).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {scope.kind === 'landing' && (
        <LandingPicker label="Landing" slug={scope.slug} onPicked={({ slug }) => onScope({ kind: 'landing', slug })} />
      )}
    </div>
  )
}
