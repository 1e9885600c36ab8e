import { keyOfHit } from './find-hits.ts'
import { HitRow } from './HitRow.tsx'
import type { KnownHit } from './use-hits.ts'
import '../../../kit/screen/table.css'

type HitTableProps = {
  readonly hits: readonly KnownHit[]
  readonly isChosen: (hit: KnownHit) => boolean
  readonly onChosen: (hits: readonly KnownHit[], isChosen: boolean) => void
}

export const isReplaceable = ({ refusal, author }: KnownHit): boolean => refusal === undefined && author === undefined

/** Every place that was found, to be chosen one by one. */
export function HitTable({ hits, isChosen, onChosen }: HitTableProps) {
  const replaceable = hits.filter(isReplaceable)
  const isAll = replaceable.length > 0 && replaceable.every(isChosen)
  return (
    <div className="table-frame hits-frame">
      <table className="table hits">
        <thead>
          <tr>
            <td>
              <input
                type="checkbox"
                aria-label="Replace everywhere"
                checked={isAll}
                ref={(box) => {
                  if (box) box.indeterminate = !isAll && replaceable.some(isChosen)
                }}
                disabled={replaceable.length === 0}
                onChange={() => onChosen(replaceable, !isAll)}
              />
            </td>
            <th scope="col">Text</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <th scope="col">Shown on</th>
          </tr>
        </thead>
        <tbody>
          {hits.map((hit) => (
            <HitRow
              key={keyOfHit(hit)}
              hit={hit}
              isChosen={isReplaceable(hit) && isChosen(hit)}
              onToggled={() => onChosen([hit], !isChosen(hit))}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
