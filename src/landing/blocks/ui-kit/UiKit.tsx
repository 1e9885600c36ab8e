import type { ReactNode } from 'react'
import { Headline } from '../../../ui/Headline.tsx'
import { useText } from '../../../ui/text.ts'
import { useSlots } from '../../page/slots.ts'
import type { BlockProps } from '../block.ts'
import { Buttons, Colors, Dialogs, Fields, NotificationTones, Type } from './groups.tsx'

type Group = BlockProps<'ui-kit'>['block']['groups'][number]

/** All parts of landings, for authors and reviewers. */
export default function UiKit({ block }: BlockProps<'ui-kit'>) {
  const text = useText()
  const { gallery } = useSlots()
  const groups: Readonly<Record<Group, ReactNode>> = {
    colors: <Colors />,
    type: <Type />,
    buttons: <Buttons />,
    fields: <Fields />,
    notifications: <NotificationTones />,
    blocks: gallery,
    dialogs: <Dialogs />,
  }
  return (
    <div className="block ui-kit">
      <Headline text={block.headline} />
      {block.groups.map((group) => (
        <section key={group} className="ui-kit-group" id={group}>
          <h2 className="headline">{text(`ui.ui-kit.${group}`)}</h2>
          {groups[group]}
        </section>
      ))}
    </div>
  )
}
