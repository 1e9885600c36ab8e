import { TextField } from '../../../kit/fields/TextField.tsx'
import { Tick } from '../../../kit/fields/Tick.tsx'
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
  const pick = (kind: string) => {
    if (isScope(kind)) onScope(kind === 'landing' ? { kind, slug: undefined } : { kind })
  }
  return (
    <div className="replace-form">
      <TextField
        label="Find"
        value={search.find}
        maxLength={200}
        data-focused-first
        onChange={({ target }) => onSearch({ find: target.value })}
      />
      <TextField
        label="Replace by"
        value={search.replace}
        maxLength={200}
        onChange={({ target }) => onSearch({ replace: target.value })}
      />
      <div className="replace-options">
        <Tick label="Match case" value={search.isCaseKept} onChange={(isCaseKept) => onSearch({ isCaseKept })} />
        <Tick label="Whole words" value={search.isWholeWords} onChange={(isWholeWords) => onSearch({ isWholeWords })} />
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
