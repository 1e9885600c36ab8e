import { useJourney } from '../page/journey.ts'
import { LinkDialog } from './LinkDialog.tsx'

/** Confirming takes a tap, because programs that check messages open their links, too. */
export default function ConfirmEmail({ token }: { readonly token: string }) {
  const { act } = useJourney()
  return (
    <LinkDialog
      name="confirmEmail"
      heading="ui.dialog.confirm-email-title"
      button="ui.dialog.confirm-email"
      isReady={act !== undefined}
      onSubmit={() => act?.confirmEmail(token)}
    />
  )
}
