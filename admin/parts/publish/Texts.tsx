import { languageName } from '../../../src/rules/language-name.ts'
import { plural } from '../../kit/format/plural.ts'
import { sayTextId } from '../../model/texts/say-text-id.ts'
import { type DraftedText, keyOfText, type TextChoice } from './use-text-choice.ts'
import './texts.css'

/** The drafted texts: one's own are ticked, what others changed is left out unless it is ticked, too. */
export function Texts({ texts }: { readonly texts: TextChoice }) {
  const { own = [], others = [] } = Object.groupBy(texts.shown, ({ isMine }) => (isMine ? 'own' : 'others'))
  return (
    <>
      <TextList title="Texts that you drafted" texts={own} choice={texts} />
      <TextList title="Texts that others drafted" texts={others} choice={texts} />
      {texts.elsewhere.length > 0 && (
        <p className="muted">
          {plural(texts.elsewhere.length, 'drafted text')} that this does not show ({authorsOf(texts.elsewhere)}){' '}
          {texts.elsewhere.length === 1 ? 'stays a draft' : 'stay drafts'}.
        </p>
      )}
    </>
  )
}

const authorsOf = (texts: readonly DraftedText[]) => [...new Set(texts.map(({ by }) => by))].join(', ')

type TextListProps = { readonly title: string; readonly texts: readonly DraftedText[]; readonly choice: TextChoice }

function TextList({ title, texts, choice }: TextListProps) {
  if (texts.length === 0) return null
  const isAll = texts.every(choice.isChosen)
  return (
    <fieldset className="publishing-texts">
      <legend>{title}</legend>
      {texts.length > 1 && (
        <label className="tick">
          <input type="checkbox" checked={isAll} onChange={() => choice.choose(texts, !isAll)} />
          All {texts.length}
        </label>
      )}
      <ul>
        {texts.map((text) => (
          <li key={keyOfText(text)}>
            <label className="tick">
              <input
                type="checkbox"
                checked={choice.isChosen(text)}
                onChange={({ target }) => choice.choose([text], target.checked)}
              />
              <TextLine {...text} />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function TextLine({ record, id, text, by, isMine }: DraftedText) {
  const locale = record.replace(/^locales\/|\.json$/g, '')
  return (
    <span>
      <span lang={locale}>{text ?? <em>removed</em>}</span>{' '}
      <span className="muted">
        {languageName(locale)} · {sayTextId(id)}
        {!isMine && ` · ${by}`}
      </span>
    </span>
  )
}
