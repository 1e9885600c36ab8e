import { useText } from '../../../ui/text.ts'
import type { DialogBlockProps } from '../dialog-block.ts'
import { useFieldId, useReply } from '../dialog-context.ts'

/** Radio buttons: the way is part of the form, and the style sheet shows its fields without any script. */
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
