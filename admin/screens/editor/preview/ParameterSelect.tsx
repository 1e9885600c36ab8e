import type { CompiledLanding } from '../../../../src/contract/index.ts'

type ParameterSelectProps = {
  readonly param: NonNullable<CompiledLanding['param']>
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** The last part of the address, which is set by campaigns. */
export function ParameterSelect({ param, value, onChange }: ParameterSelectProps) {
  return (
    <label>
      <span className="unseen">Address parameter</span>
      <select className="input" value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        {!param.required && <option value="">Plain address</option>}
        {param.values?.map((one) => (
          <option key={one} value={one}>
            /{one}
          </option>
        ))}
      </select>
    </label>
  )
}
