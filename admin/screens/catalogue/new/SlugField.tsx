import { type Ref, useId } from 'react'
import { asAddress } from '../../../kit/format/dashed.ts'

type SlugFieldProps = {
  readonly ref: Ref<HTMLInputElement>
  readonly slug: string
  readonly onTyped: (slug: string) => void
  readonly problem: string | undefined
}

export function SlugField({ ref, slug, onTyped, problem }: SlugFieldProps) {
  const id = useId()
  return (
    <div className="new-landing-slug">
      <label htmlFor={id}>Address</label>
      <input
        className="input"
        id={id}
        ref={ref}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="monsoon-aviator"
        value={slug}
        onChange={(event) => onTyped(asAddress(event.target.value))}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
      />
      <p className={problem ? 'problem' : 'muted'} id={`${id}-problem`} aria-live="polite">
        {problem ?? (slug ? 'This address is available.' : 'The last part of the address.')}
      </p>
    </div>
  )
}
