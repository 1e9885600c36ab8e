import { api } from '../../../api/api.ts'
import { plural } from '../../../kit/format/plural.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import type { LandingVersion } from './landing-version.ts'

type VersionNotesProps = {
  readonly record: string
  readonly version: LandingVersion
  /** A text that is being typed cannot be shown yet. */
  readonly isTextIncomplete: boolean
}

/** Says which version the preview shows, where that is not simply the record and what is published. */
export function VersionNotes({ record, version, isTextIncomplete }: VersionNotesProps) {
  const drafted = useDraftedTexts(record)
  const notes = [
    ...(versionNotes[version] ?? []),
    ...(isTextIncomplete
      ? ['This text cannot be shown as it stands. The preview shows the words before, or the text as it is written.']
      : []),
    ...drafted.map(([who, count]) => `With ${plural(count, 'text')} drafted by ${who}, not yet published.`),
  ]
  return notes.map((note) => (
    <p key={note} className="preview-note" role="status">
      {note}
    </p>
  ))
}

const versionNotes: Partial<Record<LandingVersion, readonly string[]>> = {
  'before-error': ['The record has errors. The preview shows it as it was before them.'],
  published: ['The record has errors. The preview shows the published version.'],
  former: ['This is a version of the history, with the present texts. The draft is as it was.'],
}

/** Who has drafted how many of the texts that the landing shows. */
function useDraftedTexts(record: string): (readonly [string, number])[] {
  const mayAsk = useMayCall('drafted-texts')
  const { data } = api.useDraftedTextsQuery({ records: [record] }, { skip: !mayAsk })
  const shown = data?.texts.filter(({ isShown }) => isShown) ?? []
  const byAuthor = Map.groupBy(shown, ({ by, isMine }) => (isMine ? 'you' : by))
  return [...byAuthor].map(([who, texts]) => [who, texts.length])
}
