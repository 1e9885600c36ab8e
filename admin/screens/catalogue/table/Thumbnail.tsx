import { useEffect, useState } from 'react'
import { nameOf } from '../../../model/landings/landing.ts'
import { inTurn } from './in-turn.ts'

/** A small picture of a landing; loaded only once scrolling and typing have paused. */
export function Thumbnail({ slug, isMoving = false }: { readonly slug: string; readonly isMoving?: boolean }) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => (isMoving ? undefined : inTurn(() => setWanted(true))), [isMoving])
  return (
    <span className="thumbnail" aria-hidden="true">
      {isWanted && (
        <iframe
          loading="lazy"
          sandbox=""
          src={`/admin/thumbnail/${slug}`}
          tabIndex={-1}
          title={`Thumbnail of ${nameOf({ slug })}`}
        />
      )}
    </span>
  )
}
