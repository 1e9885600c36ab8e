import './skeleton.css'

type SkeletonProps = {
  /** What is loading, for screen readers: "Loading the players…". */
  readonly label: string
  readonly look?: 'rows' | 'cards' | 'lines' | 'page'
}

const bars = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** In place of what is loading: its shape, without any of its words. */
export function Skeleton({ label, look = 'rows' }: SkeletonProps) {
  return (
    <div className="skeleton" data-look={look} role="status">
      <span className="unseen">{label}</span>
      {bars.map((bar) => (
        <span key={bar} className="skeleton-bar" aria-hidden="true" />
      ))}
    </div>
  )
}
