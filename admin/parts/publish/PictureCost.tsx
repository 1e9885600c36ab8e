import { budgetOf, sayKilobytes } from '../../../src/rules/pictures/cost.ts'
import { ownId } from '../../../src/rules/pictures/own-name.ts'
import type { Answer } from '../../api/ask.ts'
import { useAssets } from '../../model/pictures/assets.ts'
import { sayCost } from '../../model/pictures/say-cost.ts'
import { useSite } from '../../model/site/site.ts'

/** What the pictures that are shown from now on cost visitors. */
export function PictureCost({ changes }: Pick<Answer<'publish-summary'>, 'changes'>) {
  const assets = useAssets()
  const named = new Set(changes.flatMap(picturesOf))
  const shown = assets?.filter(({ id }) => named.has(id)) ?? []
  const site = useSite()
  if (shown.length === 0) return null
  return (
    <section aria-label="What the pictures cost">
      <ul>
        {shown.map(({ id, weight }) => (
          <li key={id}>
            Picture {id}: {sayCost(weight)}
          </li>
        ))}
      </ul>
      {site && <p className="muted">A landing may load {sayKilobytes(budgetOf(site))} of own pictures.</p>}
    </section>
  )
}

/** The picture that a record is, and those that it shows now. */
function picturesOf({ record, differences }: Answer<'publish-summary'>['changes'][number]): string[] {
  const own = /^assets\/(.+)\.json$/.exec(record)?.[1]
  const after = JSON.stringify(differences.map((difference) => difference.after))
  const shown = Array.from(after.matchAll(/"(own:[a-z0-9-]+)"/g), ([, name = '']) => ownId(name) ?? '')
  return own === undefined ? shown : [own, ...shown]
}
