import type { Answer } from '../../api/ask.ts'
import { EditLink } from '../../kit/screen/EditLink.tsx'
import { type Landing, nameOf } from '../../model/landings/landing.ts'
import { Frame, type Shot } from '../../parts/frames/Frame.tsx'
import { useCompiled } from '../../parts/frames/use-compiled.ts'

type SheetRowProps = {
  readonly landing: Landing
  readonly shots: readonly Shot[]
  readonly library: Answer<'library'>
  readonly icons: string
  readonly zoom: number
  readonly onRemoved: () => void
}

/** One landing in all chosen languages, sizes and moments. */
export function SheetRow({ landing, shots, library, icons, zoom, onRemoved }: SheetRowProps) {
  const { made, problem } = useCompiled(landing, library, icons)
  return (
    <section className="sheet-row" aria-label={nameOf(landing)}>
      <header className="sheet-row-head">
        <h2>
          <EditLink record={landing.record}>{nameOf(landing)}</EditLink>
        </h2>
        {landing.state !== 'published' && <span className="badge badge-warn">Draft</span>}
        <button
          type="button"
          className="button button-quiet button-small"
          title="Remove"
          aria-label={`Remove ${nameOf(landing)}`}
          onClick={onRemoved}
        >
          ×
        </button>
      </header>
      {!made && !problem && <Coming shots={shots} zoom={zoom} />}
      {problem && <p className="problem">{problem}</p>}
      {made && (
        <div className="sheet-frames">
          {shots.map((shot) => (
            <Frame key={`${shot.locale} ${shot.size.width} ${shot.state}`} made={made} zoom={zoom} {...shot} />
          ))}
        </div>
      )}
    </section>
  )
}

/** The places of the pictures, so that nothing moves when they come. */
function Coming({ shots, zoom }: Pick<SheetRowProps, 'shots' | 'zoom'>) {
  return (
    <div className="sheet-frames">
      {shots.map(({ locale, size, state }) => (
        <div
          key={`${locale} ${size.width} ${state}`}
          className="frame-picture"
          style={{ width: size.width * zoom, height: size.height * zoom }}
        />
      ))}
    </div>
  )
}
