import { sayAgo } from './say-ago.ts'
import { sayMoment } from './say-moment.ts'

/** A moment as people speak of it; the exact one is behind it. */
export function Ago({ moment }: { readonly moment: string }) {
  const date = new Date(moment)
  return (
    <time dateTime={moment} title={sayMoment(moment)}>
      {sayAgo(date.getTime(), Date.now())}
    </time>
  )
}
