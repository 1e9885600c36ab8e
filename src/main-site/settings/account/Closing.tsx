import { useText } from '../../../ui/text.ts'
import { useVisitor } from '../../page/player.ts'
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx'
import { useConfirmation } from '../../parts/confirm/use-confirmation.ts'
import { Part } from '../Part.tsx'
import type { SettingsTool } from '../tool.ts'
import { ProvenForm } from './ProvenForm.tsx'

/** Closes the account, once the player has read what that means. */
export function Closing({ known: { profile }, calls }: SettingsTool) {
  const text = useText()
  const visitor = useVisitor()
  const { dialog, confirm } = useConfirmation()
  return (
    <Part id="closing" title={text('site.settings.closing')}>
      <ProvenForm
        hasPassword={profile.has_password ?? false}
        send={async (body) =>
          (await confirm()) ? calls.ask('close-account', { body }) : { kind: 'answer', content: { success: false } }
        }
        done={({ success }) => {
          if (success && visitor.kind === 'player') visitor.act.logOut()
        }}
        action={text('site.settings.closing-close')}
      >
        <p>{text('site.settings.closing-text')}</p>
      </ProvenForm>
      <ConfirmDialog
        dialog={dialog}
        title={text('site.settings.closing-title')}
        yes={text('site.settings.closing-close')}
        no={text('site.settings.closing-keep')}
      >
        <p>{text('site.settings.closing-sure')}</p>
      </ConfirmDialog>
    </Part>
  )
}
