import type { Team } from '../../contract/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useText } from '../../ui/text.ts'

/** A team's shield in its own colours, with its emblem and name. */
export function TeamBadge({ team }: { readonly team: Team }) {
  const text = useText()
  return (
    <span className="team">
      <span className="team-shield">
        <svg viewBox="0 0 100 112" aria-hidden="true">
          <path fill={team.accent} d="M50 0l46 14v46c0 26-20 43-46 52C24 103 4 86 4 60V14z" />
          <path fill={team.color} d="M50 7l39 12v41c0 22-17 36-39 44-22-8-39-22-39-44V19z" />
          <path fill="#fff" opacity=".16" d="M50 7v97C28 96 11 82 11 60V19z" />
        </svg>
        <Icon name={team.emblem} className="team-emblem" />
      </span>
      <b className="team-name">{text(team.name)}</b>
    </span>
  )
}
