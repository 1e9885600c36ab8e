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
  // There is no room for the noun beside the other buttons of the field.
  const ways = [
    { scope: 'here', name: 'Only here' },
    {
      scope: 'everywhere',
      name: users ? `Everywhere: ${users.length}` : 'Everywhere',
      inWords: users && `Everywhere: ${plural(users.length, 'landing')}`,
      title: users?.join(', '),
    },
  ] as const
  return (
    <div className="three-ways-choice" role="radiogroup" aria-label="Where the words change">
      {ways.map(({ scope, name, ...more }) => (
        <label key={scope} title={'title' in more ? more.title : undefined}>
          <input
            type="radio"
            name={`${field}-scope`}
            aria-label={'inWords' in more ? more.inWords : undefined}
            checked={value === scope}
            onChange={() => onChange(scope)}
          />
          <span>{name}</span>
        </label>
      ))}
    </div>
  )
}
