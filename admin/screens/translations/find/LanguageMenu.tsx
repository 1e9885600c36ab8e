import { languageName } from '../../../../src/rules/language-name.ts'
import { TickList } from '../../../kit/fields/TickList.tsx'
import { Popover } from '../../../kit/popover/Popover.tsx'
import { toggled } from './view.ts'

type LanguageMenuProps = {
  readonly all: readonly string[]
  readonly chosen: readonly string[]
  readonly onChosen: (locales: readonly string[]) => void
}

/** Which languages are shown side by side. */
export function LanguageMenu({ all, chosen, onChosen }: LanguageMenuProps) {
  const label = chosen.length === 0 ? 'Languages: all' : `Languages: ${chosen.join(', ')}`
  return (
    <Popover label={label} title="Languages" isMarked={chosen.length > 0}>
      <TickList
        choices={all.map((locale) => ({ value: locale, text: languageName(locale), note: locale }))}
        isChosen={(locale) => chosen.includes(locale)}
        onToggled={(locale) => onChosen(toggled(chosen, locale))}
      />
      <button type="button" className="button button-small" disabled={chosen.length === 0} onClick={() => onChosen([])}>
        All languages
      </button>
    </Popover>
  )
}
