import { useText } from '../../../ui/text.ts'
import type { DialogBlockProps } from '../dialog-block.ts'
import { useDialog, useFieldId } from '../dialog-context.ts'
import { FieldProblems } from '../Field.tsx'

type Box = DialogBlockProps<'agreements'>['block']['boxes'][number]

export function Agreements({ block }: DialogBlockProps<'agreements'>) {
  const text = useText()
  const { dialog } = useDialog()
  // A confirmation of its own (crazy time) stays where one box stands for the others.
  const own = block.boxes.filter(({ field }) => field === 'user_agreement')
  switch (dialog.agreements) {
    case 'none':
      return <p className="implied">{text(block.implied)}</p>
    case 'one':
      return [{ field: 'checkbox1' as const, text: block.together, required: true, initial: true }, ...own].map(toBox)
    case 'two':
      return block.boxes.map(toBox)
    default:
      return dialog.agreements satisfies never
  }
}

const toBox = (box: Box) => <AgreementBox key={box.field} box={box} />

function AgreementBox({ box }: { readonly box: Box }) {
  const text = useText()
  const id = useFieldId(box.field)
  return (
    <div className="field">
      <label className="agreement">
        <input
          type="checkbox"
          id={id}
          name={box.field}
          value={box.field === 'confirm_subscribers' ? 'news' : 'true'}
          defaultChecked={box.initial}
          required={box.required}
          aria-describedby={`${id}-problem`}
        />
        <span>{text(box.text)}</span>
      </label>
      {box.required && <FieldProblems id={id} problems={['agreement-missing']} />}
    </div>
  )
}
