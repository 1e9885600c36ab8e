import { Frame, type Shot } from '../../../parts/frames/Frame.tsx'
import type { useVersions } from './use-versions.ts'

type PicturesProps = {
  readonly versions: ReturnType<typeof useVersions>
  readonly shot: Shot
  readonly names: readonly [string, string]
}

const zoom = 0.34

/** A landing before and after, as visitors see it. */
export function Pictures({ versions: { compiler, before, after }, shot, names }: PicturesProps) {
  return (
    <div className="bulk-pictures">
      {[before?.compiled, after?.compiled].map((compiled, index) => (
        <div key={names[index]} className="bulk-picture">
          <h4>{names[index]}</h4>
          {compiler && compiled ? (
            <Frame made={{ compiler, compiled }} zoom={zoom} {...shot} />
          ) : (
            <p className="muted">There is no page.</p>
          )}
        </div>
      ))}
    </div>
  )
}
