import { usePageBasics } from '../../../ui/page-basics.ts'
import { useIsRunning } from '../../../ui/use-is-running.ts'

/** Cached: creating a format takes about a millisecond. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(tag: string, isLocal: boolean): Intl.DateTimeFormat {
  const key = `${tag} ${isLocal}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(tag, {
      ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
      ...(!isLocal && { timeZone: 'UTC', timeZoneName: 'short' }),
    })
  formats.set(key, format)
  return format
}

/** Writes a time, in seconds since 1970: in the visitor's time zone, which only the browser knows. */
export function useStart(): (at: number) => string {
  const { locale } = usePageBasics()
  const isRunning = useIsRunning()
  return (at) => formatOf(locale.tag, isRunning).format(at * 1000)
}
