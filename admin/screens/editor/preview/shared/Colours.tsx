import type { Theme } from '../../../../../src/contract/index.ts'
import { contrastsOf } from '../../../../../src/rules/theme-contrast.ts'
import type { Content } from '../../../../model/record/content.ts'
import { nameOfPath } from '../../../../model/schemas/name-of-path.ts'
import './colours.css'

type ColoursProps = {
  readonly record: string
  readonly content: Content
  /** Absent for staff who may only view. */
  readonly onChange: ((content: Content, place: string) => void) | undefined
}

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** The colours of a theme to choose from, and at once whether what stands on each can be read. */
export function Colours({ record, content, onChange }: ColoursProps) {
  const colors = (content['colors'] ?? {}) as Readonly<Record<string, unknown>>
  const known = Object.entries(colors).filter((entry): entry is [string, string] => isColour(entry[1]))
  const pairs = contrastsOf(Object.fromEntries(known) as unknown as Theme['colors']).filter(
    ({ front, back }) => isColour(colors[front]) && isColour(colors[back]),
  )
  const nameOf = (color: string) =>
    nameOfPath(record, ['colors', color], () => undefined)
      .split(' › ')
      .at(-1)
  return (
    <section className="colours" aria-label="Colours">
      <ul>
        {known.map(([name, value]) => (
          <li key={name}>
            <label>
              <input
                type="color"
                value={value.toLowerCase()}
                disabled={!onChange}
                onChange={({ target }) =>
                  onChange?.(
                    { ...content, colors: { ...colors, [name]: target.value.toUpperCase() } },
                    `colors/${name}`,
                  )
                }
              />
              {nameOf(name)}
            </label>
          </li>
        ))}
      </ul>
      <ul aria-label="Contrasts" aria-live="polite">
        {pairs.map(({ front, back, least, found }) => (
          <li key={`${front} ${back}`}>
            <span className={`badge ${found < least ? 'badge-bad' : 'badge-good'}`}>
              {nameOf(front)} on {nameOf(back)?.toLowerCase()} {found.toFixed(1)}
              {found < least && `, needs ${least}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
