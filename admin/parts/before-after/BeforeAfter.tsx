import { useState } from 'react'
import { sayRecord } from '../../model/records/say-record.ts'
import { sourceLocale } from '../../model/texts/language.ts'
import { firstSize } from '../../preview/window/sizes.ts'
import { Frame } from '../frames/Frame.tsx'
import { LargeDialog } from './LargeDialog.tsx'
import { sidesOf } from './sides.ts'
import { useBeforeAfter } from './use-before-after.ts'
import { type Texts, useWordsBeforeAfter } from './use-words-before-after.ts'
import './before-after.css'

type BeforeAfterProps = { readonly record: string; readonly texts: Texts }

const zoom = 0.4

/** The page of a landing as it is live and as it will be, on a phone; it opens large. */
export default function BeforeAfter({ record, texts }: BeforeAfterProps) {
  const versions = useBeforeAfter(record, texts)
  const words = useWordsBeforeAfter(sourceLocale, texts)
  const [isLarge, setLarge] = useState(false)
  const room = { width: firstSize.width * zoom, height: firstSize.height * zoom }
  return (
    <section className="before-after" aria-label={`${sayRecord(record)}: the page before and after`}>
      {sidesOf(versions, words).map(({ name, landing, messages, none }) => (
        <div key={name} className="before-after-side">
          <p className="before-after-name">{name}</p>
          {versions && landing ? (
            <Frame
              made={{ compiler: versions.compiler, compiled: landing }}
              {...{ locale: sourceLocale, size: firstSize, state: 'first-visit', zoom }}
              words={messages}
            />
          ) : (
            <p className="before-after-none muted" style={room}>
              {versions && none}
            </p>
          )}
        </div>
      ))}
      <button type="button" className="button button-small" disabled={!versions} onClick={() => setLarge(true)}>
        Look at it large
      </button>
      {isLarge && versions && (
        <LargeDialog record={record} versions={versions} texts={texts} onClose={() => setLarge(false)} />
      )}
    </section>
  )
}
