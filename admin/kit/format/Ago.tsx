import { sayAgo } from './say-ago.ts'
import { sayMoment } from './say-moment.ts'

/** A moment relative to now, with the exact one as its tooltip. */
export function Ago({ moment }: { readonly moment: string }) {
  const date = new Date(moment)
  return (
    <time dateTime={moment} title={sayMoment(moment)}>
      {sayAgo(date.getTime(), Date.now())}
    </time>
  )
}
