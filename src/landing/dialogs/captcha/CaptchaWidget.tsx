import { useEffect, useRef } from 'react'
import { useText } from '../../../ui/text.ts'
import type { CaptchaView, JourneyActions } from '../../page/journey.ts'
import { usePage } from '../../page/page.ts'
import { solveOwn } from './own-captcha.ts'
import { showThirdParty } from './third-party-captcha.ts'

type CaptchaWidgetProps = {
  readonly captcha: CaptchaView
  readonly act: JourneyActions
  /** The form has been sent, and waits. */
  readonly isAwaited: boolean
}

/**
 * Our own captcha is solved in the background; third-party services show their widget. What is told of ours takes no
 * room before the form waits for it: the button would move under the finger that taps it.
 */
export default function CaptchaWidget({ captcha, act, isAwaited }: CaptchaWidgetProps) {
  const text = useText()
  const { locale } = usePage()
  const place = useRef<HTMLDivElement>(null)
  const { provider, siteKey } = captcha
  const isOwn = provider === 'altcha'
  useEffect(() => {
    let isOver = false
    const token = isOwn
      ? act.askChallenge().then(solveOwn)
      : showThirdParty(provider, { place: place.current as HTMLElement, siteKey, language: locale.code })
    token.then(
      (solved) => isOver || act.captchaSolved(solved),
      // A captcha that cannot be loaded must not block visitors.
      () => isOver || act.captchaFailed(),
    )
    return () => {
      isOver = true
    }
  }, [isOwn, provider, siteKey, locale.code, act])
  return (
    <div ref={place} role="status" className={isOwn && !isAwaited ? 'unseen' : undefined}>
      {isOwn && text('ui.captcha.solving')}
    </div>
  )
}
