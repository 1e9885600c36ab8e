import { useEffect, useState } from 'react'
import { nameOf } from '../../../model/landings/landing.ts'
import { inTurn } from './in-turn.ts'

/** A small picture of a landing, a blank where it was never published; loaded, and the former one removed, only once scrolling and typing have paused. */
export function Thumbnail({
  slug,
  isMoving = false,
}: {
  readonly slug: string | undefined
  readonly isMoving?: boolean
}) {
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => (isMoving ? undefined : inTurn(() => setLoaded(slug))), [slug, isMoving])
  return (
    <span className="thumbnail" data-blank={slug === undefined || undefined} aria-hidden="true">
      {loaded !== undefined && (
        <iframe
          key={loaded}
          loading="lazy"
          sandbox=""
          src={`/admin/thumbnail/${loaded}`}
          data-former={loaded !== slug || undefined}
          tabIndex={-1}
          title={`Thumbnail of ${nameOf({ slug: loaded })}`}
        />
      )}
    </span>
  )
}
