import { useText } from '../../../ui/text.ts'

/** What is asked for, how long it takes, and what becomes of it. */
export function Introduction({ hours }: { readonly hours: number }) {
  const text = useText()
  return (
    <div className="introduction">
      <p>
        {text('site.verification.intro')} {text('site.verification.hours', { hours })}
      </p>
      <p className="introduction-privacy">{text('site.verification.privacy')}</p>
    </div>
  )
}
