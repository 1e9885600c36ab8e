import { useText } from '../../../ui/text.ts'
import type { DialogBlockProps } from '../dialog-block.ts'
import { useFieldId, useReply } from '../dialog-context.ts'

/** Radio buttons: the chosen tab is submitted with the form, and CSS alone shows its fields. */
export function Tabs({ block }: DialogBlockProps<'tabs'>) {
  const text = useText()
  const id = useFieldId('way')
  const open = useReply()?.chosen('way') ?? block.initial
  return (
    <fieldset className="tabs">
      <legend className="unseen">{text('ui.dialog.ways')}</legend>
      {block.tabs.map((tab) => (
        <label className="tab" key={tab}>
          <input type="radio" name="way" id={`${id}-${tab}`} value={tab} defaultChecked={tab === open} />
          <span>{text(`ui.dialog.by-${tab}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
