import { type Size, sizes } from '../../../preview/window/sizes.ts'

/** What a second preview shows beside the first: the page in another language, or on another device. */
export type Beside = { readonly locale: string } | { readonly size: Size }

type BesideSelectProps = {
  readonly languages: readonly { readonly code: string; readonly name: string }[] | undefined
  readonly onChange: (beside: Beside | undefined) => void
}

export function BesideSelect({ languages, onChange }: BesideSelectProps) {
  const choose = (value: string) => {
    const size = sizes.find(({ name }) => name === value)
    if (size) onChange({ size })
    else onChange(value ? { locale: value } : undefined)
  }
  return (
    <label>
      <span className="unseen">Side by side with</span>
      <select className="input" disabled={!languages} defaultValue="" onChange={({ target }) => choose(target.value)}>
        <option value="">One page</option>
        <optgroup label="Side by side: languages">
          {languages?.map(({ code, name }) => (
            <option key={code} value={code}>
              + {name}
            </option>
          ))}
        </optgroup>
        <optgroup label="Side by side: devices">
          {sizes.map(({ name }) => (
            <option key={name} value={name}>
              + {name}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  )
}
