import { useText } from '../../../ui/text.ts'

/** Says when odds no longer move by themselves. */
export function LineStanding({ isLive }: { readonly isLive: boolean }) {
  const text = useText()
  return (
    <p className="line-standing" role="status">
      {!isLive && <span>{text('site.sports.interrupted')}</span>}
    </p>
  )
}
