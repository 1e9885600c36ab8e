import { useState } from 'react'
import { type Size, sizes } from './sizes.ts'

type SizeSelectProps = { readonly value: Size; readonly onChange: (size: Size) => void }

const smallest = 280
const largest = 2560

/** The size of the visitor's window: a usual one, rotated, or any other. */
export function SizeSelect({ value, onChange }: SizeSelectProps) {
  const { width, height } = value
  const [isFree, setFree] = useState(false)
  const usual = isFree ? undefined : sizes.find((one) => one.width === width && one.height === height)
  const choose = (name: string) => {
    const chosen = sizes.find((one) => one.name === name)
    setFree(!chosen)
    if (chosen) onChange(chosen)
  }
  return (
    <>
      <label>
        <span className="unseen">Size</span>
        <select className="input" value={usual?.name ?? 'free'} onChange={({ target }) => choose(target.value)}>
          {sizes.map((one) => (
            <option key={one.name} value={one.name}>
              {one.name} {one.width}
            </option>
          ))}
          <option value="free">Custom size</option>
        </select>
      </label>
      {!usual && (
        <span className="free-size">
          <Length label="Width" value={width} onChange={(next) => onChange({ width: next, height })} /> ×{' '}
          <Length label="Height" value={height} onChange={(next) => onChange({ width, height: next })} />
        </span>
      )}
      <button
        type="button"
        className="button button-small"
        aria-label="Rotate"
        title="Rotate"
        onClick={() => onChange({ width: height, height: width })}
      >
        ⟲
      </button>
    </>
  )
}

type LengthProps = { readonly label: string; readonly value: number; readonly onChange: (value: number) => void }

/** Applied when the field is left: a number that is being typed may be no size yet. */
function Length({ label, value, onChange }: LengthProps) {
  return (
    <input
      key={value}
      className="input"
      type="number"
      aria-label={label}
      min={smallest}
      max={largest}
      defaultValue={value}
      onBlur={({ target }) => target.checkValidity() && target.value && onChange(Number(target.value))}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  )
}
