import { useText } from '../../../ui/text.ts'
import type { DialogBlockProps } from '../dialog-block.ts'
import { useInput } from '../dialog-context.ts'
import { FieldProblems } from '../Field.tsx'

type Box = DialogBlockProps<'agreements'>['block']['boxes'][number]

/** Without boxes, registering implies agreement. */
export function Agreements({ block }: DialogBlockProps<'agreements'>) {
  const text = useText()
  if (block.boxes.length === 0) return <p className="implied">{text(block.implied)}</p>
  return block.boxes.map((box) => <AgreementBox key={box.field} box={box} />)
}

function AgreementBox({ box }: { readonly box: Box }) {
  const text = useText()
  return (
    <div className="field">
      <label className="agreement">
        <input
          type="checkbox"
          value={box.field === 'confirm_subscribers' ? 'news' : 'true'}
          defaultChecked={box.initial}
          {...useInput(box.field)}
          required={box.required}
        />
        <span>{text(box.text)}</span>
      </label>
      {box.required && <FieldProblems name={box.field} problems={['agreement-missing']} />}
    </div>
  )
}
