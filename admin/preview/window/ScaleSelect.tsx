import type { Scale } from './fitting.ts'

type ScaleSelectProps = { readonly value: Scale; readonly onChange: (scale: Scale) => void }

const steps = [1, 0.85, 0.7, 0.5, 0.35, 0.25]

/** How large the page is shown: as large as the pane allows, or a fixed part of its size. */
export function ScaleSelect({ value, onChange }: ScaleSelectProps) {
  return (
    <label>
      <span className="unseen">Zoom</span>
      <select
        className="input"
        value={String(value)}
        onChange={({ target }) => onChange(target.value === 'fit' ? 'fit' : Number(target.value))}
      >
        <option value="fit">Fit</option>
        {steps.map((step) => (
          <option key={step} value={step}>
            {Math.round(step * 100)} %
          </option>
        ))}
      </select>
    </label>
  )
}
