import { useEffect, useState } from 'react'

/** How a landing looks, small. It is not asked for while rows fly by. */
export function Thumbnail({ slug, isMoving = false }: { readonly slug: string; readonly isMoving?: boolean }) {
  const [isWanted, setWanted] = useState(!isMoving)
  useEffect(() => {
    if (!isMoving) setWanted(true)
  }, [isMoving])
  return (
    <span className="thumbnail" aria-hidden="true">
      {isWanted && (
        <iframe loading="lazy" sandbox="" src={`/admin/thumbnail/${slug}`} tabIndex={-1} title={`Picture of ${slug}`} />
      )}
    </span>
  )
}
