import { useStart } from './use-start.ts'

/** When a match begins, in seconds since 1970. */
export function Start({ at }: { readonly at: number }) {
  const write = useStart()
  return (
    <time dateTime={new Date(at * 1000).toISOString()} suppressHydrationWarning>
      {write(at)}
    </time>
  )
}
