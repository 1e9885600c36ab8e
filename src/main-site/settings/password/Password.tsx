import { useState } from 'react'
import { useText } from '../../../ui/text.ts'
import { Said } from '../../parts/form/Said.tsx'
import { Part } from '../Part.tsx'
import type { SettingsTool } from '../tool.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { PasswordLink } from './PasswordLink.tsx'

export function Password({ known: { profile }, calls, changed }: SettingsTool) {
  const text = useText()
  const [times, setTimes] = useState(0)

  function done(): void {
    setTimes(times + 1)
    changed()
  }

  return (
    <Part id="password" title={text('site.settings.password')}>
      {profile.has_password ? (
        <PasswordForm key={times} player={profile.uuid} calls={calls} done={done} />
      ) : (
        <PasswordLink email={profile.email} calls={calls} />
      )}
      <Said key={`said ${times}`}>{times > 0 && text('site.settings.password-updated')}</Said>
    </Part>
  )
}
