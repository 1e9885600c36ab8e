import { usePageBasics } from './page-basics.ts'

/** A day, or a moment with its time zone, in the page's language and on the clock of the place it is about. */
export function Moment({ at }: { readonly at: string }) {
  const { locale } = usePageBasics()
  // What the document says stays: an older browser may know the language's calendar less well.
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatMoment(at, locale.tag)}
    </time>
  )
}

function formatMoment(at: string, tag: string): string {
  const offset = /[+-]\d\d:\d\d$/.exec(at)?.[0]
  const hasTime = at.includes('T')
  // Shifted onto the wall clock of its own zone: not every browser knows zones by their offset.
  const shifted = new Date(offset ? `${at.slice(0, -offset.length)}Z` : at)
  return formatOf(tag, hasTime).format(shifted)
}

/** Thousands of pages share a few formats, and each costs a millisecond to set up. */
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
