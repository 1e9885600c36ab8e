import { usePageBasics } from './page-basics.ts'

/** A date, or a date and time with its offset, in the page's language and the event's local time. */
export function Moment({ at }: { readonly at: string }) {
  const { locale } = usePageBasics()
  // The server's text stays: an older browser may format the language differently.
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatMoment(at, locale.tag)}
    </time>
  )
}

function formatMoment(at: string, tag: string): string {
  const offset = /[+-]\d\d:\d\d$/.exec(at)?.[0]
  const hasTime = at.includes('T')
  // Formatted as if it were UTC: not every browser supports offsets as time zones.
  const shifted = new Date(offset ? `${at.slice(0, -offset.length)}Z` : at)
  return formatOf(tag, hasTime).format(shifted)
}

/** Cached: creating a format takes about a millisecond, and thousands of pages share a few. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(tag: string, hasTime: boolean): Intl.DateTimeFormat {
  const key = `${tag} ${hasTime}`
  const time = hasTime ? ({ hour: '2-digit', minute: '2-digit' } as const) : {}
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric', ...time })
  formats.set(key, format)
  return format
}
