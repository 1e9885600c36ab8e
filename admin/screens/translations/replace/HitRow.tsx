import { languageName } from '../../../../src/rules/language-name.ts'
import { plural } from '../../../kit/format/plural.ts'
import type { KnownHit } from './use-hits.ts'

type HitRowProps = {
  readonly hit: KnownHit
  readonly isChosen: boolean
  readonly onToggled: () => void
}

/** Letters of a long text that are shown on each side. */
const around = 90

/** One place, before and after; or why it stays. */
export function HitRow({ hit, isChosen, onToggled }: HitRowProps) {
  const { id, locale, words, from, to, replacement, pages, author } = hit
  const refusal = author === undefined ? hit.refusal : `${author} drafts this text: it is left out.`
  const before = from > around ? `…${words.slice(from - around, from)}` : words.slice(0, from)
  const after = words.length - to > around ? `${words.slice(to, to + around)}…` : words.slice(to)
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={`Replace in ${id}, ${languageName(locale)}`}
          checked={isChosen}
          disabled={refusal !== undefined}
          onChange={onToggled}
        />
      </td>
      <th scope="row">
        <span>{id}</span>
        <span className="muted">{languageName(locale)}</span>
      </th>
      <td lang={locale}>
        {before}
        <del>{words.slice(from, to)}</del>
        {after}
      </td>
      {refusal ? (
        <td className="hit-refusal">{refusal}</td>
      ) : (
        <td lang={locale}>
          {before}
          <ins>{replacement}</ins>
          {after}
        </td>
      )}
      <td className="hit-pages muted">{pages !== undefined && (pages === 0 ? 'no landing' : plural(pages, 'page'))}</td>
    </tr>
  )
}
