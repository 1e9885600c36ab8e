import './zoom-field.css'

type ZoomFieldProps = { readonly value: number; readonly onChange: (zoom: number) => void }

export function ZoomField({ value, onChange }: ZoomFieldProps) {
  return (
    <label className="zoom">
      Zoom
      <input
        type="range"
        min="0.2"
        max="1"
        step="0.05"
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      {Math.round(value * 100)} %
    </label>
  )
}
