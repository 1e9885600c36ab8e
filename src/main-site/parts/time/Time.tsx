import { usePageBasics } from '../../ui/page-basics.ts'

/** In the player's time zone; in milliseconds since 1970. */
export function Time({ at }: { readonly at: number }) {
  const { locale } = usePageBasics()
  const date = new Date(at)
  const shown = new Intl.DateTimeFormat(locale.tag, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
  return <time dateTime={date.toISOString()}>{shown}</time>
}
