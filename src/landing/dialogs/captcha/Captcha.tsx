import { Suspense } from 'react'
import { late } from '../../../ui/late.ts'
import { useJourney } from '../../page/journey.ts'
import { useDialog, useFieldId } from '../dialog-context.ts'

const CaptchaWidget = late(() => import('./CaptchaWidget.tsx'))

/** Empty until a captcha is required. */
export function Captcha() {
  const id = useFieldId('captcha')
  const { dialog } = useDialog()
  const { captcha, act, isSending, dialog: open } = useJourney()
  return (
    <div className="captcha" id={id}>
      {captcha.isShown && act && open === dialog.name && (
        <Suspense fallback={null}>
          <CaptchaWidget key={captcha.round} captcha={captcha} act={act} isAwaited={isSending} />
        </Suspense>
      )}
    </div>
  )
}
