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
  const ways = [
    { scope: 'here', name: 'Only here' },
    { scope: 'everywhere', name: <Everywhere count={users?.length} /> },
  ] as const
  return (
    <div className="three-ways-choice" role="radiogroup" aria-label="Where the words change">
      {ways.map(({ scope, name }) => (
        <label key={scope} title={scope === 'everywhere' ? users?.join(', ') : undefined}>
          <input type="radio" name={`${field}-scope`} checked={value === scope} onChange={() => onChange(scope)} />
          <span>{name}</span>
        </label>
      ))}
    </div>
  )
}

/** There is no room for the noun beside the other buttons of the field. */
function Everywhere({ count }: { readonly count: number | undefined }) {
  if (count === undefined) return 'Everywhere'
  return (
    <>
      Everywhere ({count}
      <span className="unseen"> {count === 1 ? 'landing' : 'landings'}</span>)
    </>
  )
}
