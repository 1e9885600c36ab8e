import { useState } from 'react'
import { useText } from '../../../ui/text.ts'
import { ActionButton } from '../../parts/form/ActionButton.tsx'
import { Said } from '../../parts/form/Said.tsx'
import { Part } from '../Part.tsx'
import type { SettingsTool } from '../tool.ts'
import { Device } from './Device.tsx'

/** Where the player is signed in. */
export function Devices({ known: { sessions }, calls, changed }: SettingsTool) {
  const text = useText()
  const [ended, setEnded] = useState<'one' | 'others'>()

  function done(which: 'one' | 'others'): void {
    setEnded(which)
    changed()
  }

  return (
    <Part
      id="devices"
      title={text('site.settings.devices')}
      state={text('site.settings.devices-count', { count: sessions.length })}
    >
      <ul className="lines">
        {sessions.map((session) => (
          <Device key={session.id} session={session} calls={calls} ended={() => done('one')} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <p className="row">
          <ActionButton
            className="button-quiet"
            make={() => calls.ask('end-other-sessions', {})}
            done={() => done('others')}
          >
            {text('site.settings.devices-end-others')}
          </ActionButton>
        </p>
      )}
      <Said key={sessions.length}>{ended && text(`site.settings.devices-ended-${ended}`)}</Said>
    </Part>
  )
}
