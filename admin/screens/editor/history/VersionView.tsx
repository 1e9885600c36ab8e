import type { ComponentProps } from 'react'
import { fileName } from '../../../../src/contract/index.ts'
import { differencesOf } from '../../../../src/registry/json/differences.ts'
import { languageName } from '../../../../src/rules/language-name.ts'
import { api } from '../../../api/api.ts'
import type { Answer } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'
import { Differences } from '../../../kit/differences/Differences.tsx'
import { Failed } from '../../../kit/screen/Failed.tsx'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import type { Content } from '../../../model/record/content.ts'
import { sayTextId } from '../../../model/texts/say-text-id.ts'
import { NamedDifferences } from '../../../parts/differences/NamedDifferences.tsx'
import { contentOf } from './content-of.ts'
import { LookButton } from './LookButton.tsx'

type VersionViewProps = {
  readonly record: string
  readonly id: string
  /** The record as it is in the editor. */
  readonly content: Content
  readonly onRestored: ((content: Content, id: string) => void) | undefined
  readonly onLook: ((version: Content | undefined) => void) | undefined
}

/** What a version changed, and what has changed since. */
export function VersionView({ record, id, content, onRestored, onLook }: VersionViewProps) {
  const { data, error, refetch } = api.useVersionQuery({ id })
  if (error) return <Failed message={sayFailure(error)} onRetry={refetch} />
  if (!data) return <Skeleton label="Loading the version…" look="lines" />
  if (data.text === '') return <p className="muted">The record was deleted.</p>
  const version = contentOf(data.text)
  if (!version) {
    return <p className="problem">This version is not valid JSON: its file was damaged, and it cannot be restored.</p>
  }
  const since = differencesOf(version, content)
  const former = data.before === null ? undefined : contentOf(data.before)
  return (
    <div className="history-differences">
      {onLook && since.length > 0 && <LookButton version={version} onLook={onLook} />}
      <section>
        <h2>Changes in this version</h2>
        {data.before === null ? (
          <p className="muted">This is the first version.</p>
        ) : data.before !== data.text || data.words.length === 0 ? (
          <Rows
            record={record}
            before={former}
            after={version}
            differences={differencesOf(former, version)}
            none="Only formatting."
          />
        ) : null}
        {data.words.length > 0 && <Differences rows={data.words.map(wordsRow)} />}
      </section>
      <section>
        <h2>Changes since then</h2>
        <Rows
          record={record}
          before={version}
          after={content}
          differences={since}
          none="The record itself is as it was then; its texts may have changed since."
        />
      </section>
      {onRestored && (
        <>
          <p>
            <button
              type="button"
              className="button"
              disabled={since.length === 0}
              onClick={() => onRestored(version, id)}
            >
              Restore this version
            </button>
          </p>
          <p className="muted">
            Restoring changes the draft. It can be undone, and is published like any other change.
          </p>
        </>
      )}
    </div>
  )
}

type Words = Answer<'version'>['words'][number]

const wordsRow = ({ language, id, before, after }: Words) => ({
  key: `${language} ${id}`,
  where: `${sayTextId(id)} · ${languageName(fileName(language))}`,
  before: before ?? '',
  after: after ?? '',
  lang: fileName(language),
})

type RowsProps = ComponentProps<typeof NamedDifferences> & { readonly none: string }

function Rows({ none, ...compared }: RowsProps) {
  if (compared.differences.length === 0) return <p className="muted">{none}</p>
  return <NamedDifferences {...compared} />
}
