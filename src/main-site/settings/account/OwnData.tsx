import { useState } from 'react'
import { saveFile } from '../../../ui/save-file.ts'
import { useText } from '../../../ui/text.ts'
import { Said } from '../../parts/form/Said.tsx'
import { Part } from '../Part.tsx'
import type { SettingsTool } from '../tool.ts'
import { ProvenForm } from './ProvenForm.tsx'

/** Everything that is stored about the player, as a file. */
export function OwnData({ known: { profile }, calls }: SettingsTool) {
  const text = useText()
  const [times, setTimes] = useState(0)
  return (
    <Part id="data" title={text('site.settings.data')}>
      <ProvenForm
        key={times}
        hasPassword={profile.has_password ?? false}
        send={(body) => calls.ask('own-data', { body })}
        done={(file) => {
          saveFile('my-data.json', file, 'application/json')
          setTimes(times + 1)
        }}
        action={text('site.settings.data-download')}
      >
        <p>{text('site.settings.data-text')}</p>
      </ProvenForm>
      <Said key={`said ${times}`}>{times > 0 && text('site.settings.data-done')}</Said>
    </Part>
  )
}
