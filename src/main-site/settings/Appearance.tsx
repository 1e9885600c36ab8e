import { useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import { Part } from './Part.tsx'

/** The ways to change the language and the colours, which every page has. */
export function Appearance() {
  const text = useText()
  const { theme, path, locale, languages } = useSitePage()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <Part
      id="language"
      title={text('site.settings.appearance')}
      state={languages.find(({ code }) => code === locale.code)?.name}
    >
      <p className="row">
        <button type="button" className="button button-quiet" popoverTarget="languages">
          {text('ui.page.languages')}
        </button>
        <a className="button button-quiet" href={`${path}?theme=${other}`} rel="nofollow">
          {text(`site.shell.${other}`)}
        </a>
      </p>
    </Part>
  )
}
