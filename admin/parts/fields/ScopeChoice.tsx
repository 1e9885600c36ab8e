import { plural } from '../../kit/format/plural.ts'

/** Where words that are typed are shown. */
export type Scope = 'here' | 'everywhere'

type ScopeChoiceProps = {
  readonly field: string
  readonly value: Scope
  /** The landings that show the text, once they are known. */
  readonly users: readonly string[] | undefined
  readonly onChange: (scope: Scope) => void
}

export function ScopeChoice({ field, value, users, onChange }: ScopeChoiceProps) {
  return (
    <div className="three-ways-choice" role="radiogroup" aria-label="Where the words change">
      {[here, everywhere(users)].map(({ scope, name, inWords, title }) => (
        <label key={scope} title={title}>
          <input
            type="radio"
            name={`${field}-scope`}
            aria-label={inWords}
            checked={value === scope}
            onChange={() => onChange(scope)}
          />
          <span>{name}</span>
        </label>
      ))}
    </div>
  )
}

type Way = { readonly scope: Scope; readonly name: string; readonly inWords?: string; readonly title?: string }

const here: Way = { scope: 'here', name: 'Only here' }

/** There is no room for the noun beside the other buttons of the field. */
const everywhere = (users: readonly string[] | undefined): Way => ({
  scope: 'everywhere',
  name: 'Everywhere',
  ...(users && {
    name: `Everywhere: ${users.length}`,
    inWords: `Everywhere: ${plural(users.length, 'landing')}`,
    title: users.join(', '),
  }),
})
