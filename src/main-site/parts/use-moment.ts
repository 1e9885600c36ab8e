import { usePageBasics } from '../../ui/page-basics.ts'

/** Says moments in the page's language and the player's time zone; they are in milliseconds since 1970. */
export function useMoment(): (at: number) => string {
  const { tag } = usePageBasics().locale
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  return (at) => format.format(at)
}
