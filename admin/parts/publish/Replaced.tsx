import type { Answer } from '../../api/ask.ts'
import { sayMoment } from '../../kit/format/say-moment.ts'

type ReplacedProps = { readonly launches: Answer<'publish-summary'>['launches'] }

/** The planned launches whose place this takes. */
export function Replaced({ launches }: ReplacedProps) {
  const planned = launches.filter(({ problem }) => problem === undefined)
  return planned.map(({ id, by, publishAt }) => (
    <p key={id} className="publishing-warnings">
      {by} planned a version of this for {sayMoment(publishAt)}. What you publish or plan here takes its place; {by} is
      told by e-mail.
    </p>
  ))
}
