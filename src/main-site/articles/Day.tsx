import { Moment } from '../../ui/Moment.tsx'

/** The day on which something was published. */
export const Day = ({ at }: { readonly at: string }) => (
  <span className="article-day">
    <Moment at={at} />
  </span>
)
