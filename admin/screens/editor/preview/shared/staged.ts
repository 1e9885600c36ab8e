import { fileName, recordKind } from '../../../../../src/contract/index.ts'
import { type Content, readContent } from '../../../../model/record/content.ts'

/** The kinds of shared records that are seen on landings. */
const kinds = ['theme', 'dialog', 'bonus-preset', 'market'] as const

export type StagedKind = (typeof kinds)[number]

export const stagedKind = (record: string): StagedKind | undefined => kinds.find((kind) => kind === recordKind(record))

/** A landing's record that shows a shared record with this content, whether or not it uses it. */
export function staged(text: string, record: string, content: Content): string {
  const landing = readContent(text) ?? {}
  return JSON.stringify({ ...landing, ...changeFor(landing, stagedKind(record), fileName(record), content) })
}

function changeFor(landing: Content, kind: StagedKind | undefined, name: string, content: Content): Content {
  if (kind === 'theme') return { theme: name }
  if (kind === 'market') return { market: name }
  if (kind === 'bonus-preset') return { bonus: { ...bag(landing['bonus']), preset: name } }
  const place = content['kind'] === 'variant' ? 'variant' : 'name'
  return kind === 'dialog' ? { dialog: { ...bag(landing['dialog']), [place]: name } } : {}
}

const bag = (value: unknown): Content => (typeof value === 'object' && value !== null ? (value as Content) : {})
