import { useText } from '../../../../ui/text.ts'
import { useSitePage } from '../../../page/page.ts'
import { Countdown } from '../../parts/Countdown.tsx'

/** Until when the money is paid; in seconds since 1970. */
export function Due({ until }: { readonly until: number }) {
  const text = useText()
  const { site } = useSitePage()
  if (until * 1000 > Date.now()) return <Countdown label={text('site.withdrawal.paid-within')} until={until} />
  return (
    <p>
      {text('site.withdrawal.overdue')} <a href={`mailto:${site.brand.email}`}>{text('site.player.support')}</a>
    </p>
  )
}
