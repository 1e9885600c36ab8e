import { useEffect, useState } from 'react'

const pause = 200

/** How a landing looks, small. It is not asked for while rows fly by or change with each key of a search. */
export function Thumbnail({ slug, isMoving = false }: { readonly slug: string; readonly isMoving?: boolean }) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (isMoving) return
    const resting = setTimeout(setWanted, pause, true)
    return () => clearTimeout(resting)
  }, [isMoving])
  return (
    <span className="thumbnail" aria-hidden="true">
      {isWanted && (
        <iframe loading="lazy" sandbox="" src={`/admin/thumbnail/${slug}`} tabIndex={-1} title={`Picture of ${slug}`} />
      )}
    </span>
  )
}
