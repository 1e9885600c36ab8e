import { Menu } from '../../../kit/popover/Popover.tsx'
import { languageName } from '../../../model/texts/language-name.ts'
import { toggled } from './view.ts'

type LanguageMenuProps = {
  readonly all: readonly string[]
  readonly chosen: readonly string[]
  readonly onChosen: (locales: readonly string[]) => void
}

/** Which languages stand beside each other. */
export function LanguageMenu({ all, chosen, onChosen }: LanguageMenuProps) {
  const label = chosen.length === 0 ? 'Languages: all' : `Languages: ${chosen.join(', ')}`
  return (
    <Menu label={label} title="Languages" isMarked={chosen.length > 0}>
      <ul className="filter-choices">
        {all.map((locale) => (
          <li key={locale}>
            <label className="tick">
              <input
                type="checkbox"
                checked={chosen.includes(locale)}
                onChange={() => onChosen(toggled(chosen, locale))}
              />
              <span className="filter-value">{languageName(locale)}</span>
              <span className="muted">{locale}</span>
            </label>
          </li>
        ))}
      </ul>
      <button type="button" className="button button-small" disabled={chosen.length === 0} onClick={() => onChosen([])}>
        All languages
      </button>
    </Menu>
  )
}
