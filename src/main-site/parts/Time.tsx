import { useMoment } from './use-moment.ts'

/** In milliseconds since 1970. */
export function Time({ at }: { readonly at: number }) {
  const moment = useMoment()
  return <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
}
