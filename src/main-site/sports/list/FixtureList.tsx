import type { Fixture } from '../../../contract/index.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useLine } from '../live/line.ts'
import { FixtureRow } from './FixtureRow.tsx'

/** Fixtures by their competition, that with the first one first. */
export function FixtureList({ fixtures }: { readonly fixtures: readonly Fixture[] }) {
  const { names } = useLine()
  return [...Map.groupBy(fixtures, ({ competition }) => competition).values()].map((group) => {
    const [first] = group
    const of = first && names.competitions[first.competition]
    const sport = first && names.sports[first.sport]
    return (
      first && (
        <section key={first.competition} className="competition">
          <h2>
            {sport && <Icon name={sport.icon} />}
            <a href={of?.href}>
              {sport?.name} · {of?.name}
            </a>
          </h2>
          <ul className="fixtures">
            {group.map((fixture) => (
              <FixtureRow key={fixture.id} fixture={fixture} />
            ))}
          </ul>
        </section>
      )
    )
  })
}
