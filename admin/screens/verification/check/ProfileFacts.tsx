import { countryName } from '../../../../src/rules/country-name.ts'
import type { Answer } from '../../../api/ask.ts'
import { LongName } from '../../../kit/format/LongName.tsx'
import { FactList } from '../../../kit/screen/FactList.tsx'
import { StateBadges } from '../../../parts/players/StateBadges.tsx'

type ProfileFactsProps = Pick<Answer<'verification'>, 'verification' | 'profile'>

/** What the documents have to show. */
export function ProfileFacts({ verification: { player }, profile }: ProfileFactsProps) {
  return (
    <FactList
      facts={[
        [
          'Account',
          <span key="account">
            <a href={`#/players/${player.id}`}>
              <LongName name={player.name ?? 'Nameless player'} />
            </a>{' '}
            <StateBadges player={player} />
          </span>,
        ],
        ...profile.map(
          ({ name, text }) =>
            [
              labelOf(name),
              sayText(name, text) ?? (
                <span className="badge badge-warn" key={name}>
                  empty
                </span>
              ),
            ] as const,
        ),
      ]}
    />
  )
}

const sayText = (name: string, text: string | undefined) =>
  text !== undefined && name === 'country' ? countryName(text) : text

function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
