import { isSame } from '../../../src/registry/overrides/difference.ts'
import type { Failure } from '../../api/ask.ts'
import { type Content, format } from '../record/content.ts'
import { mergeThreeWays } from './merge.ts'
import { contentOf, revisionOf } from './opened.ts'
import type { DocumentPorts } from './ports.ts'

/** Where a renamed record is now, by how reading it under its former name failed. */
export function movedTo({ code, details }: Failure): string | undefined {
  if (code !== 'moved-record') return undefined
  const { record } = details as { readonly record?: unknown }
  return typeof record === 'string' ? record : undefined
}

type Ports = Required<Pick<DocumentPorts, 'read'>> & { readonly save: NonNullable<DocumentPorts['save']> }
type Typed = { readonly base: Content; readonly mine: Content }

/** Saves what was changed under the former name as a draft under the new one; resolves to why that failed. */
export async function takeAlong(
  { read, save }: Ports,
  record: string,
  { base, mine }: Typed,
): Promise<Failure | undefined> {
  if (isSame(base, mine)) return undefined
  const found = await read(record)
  if ('error' in found) return found.error
  const merged = mergeThreeWays(base, mine, contentOf(found.data)).value as Content
  const version = found.data.draft?.version ?? 0
  const outcome = await save({ record, version, baseRevision: revisionOf(found.data), text: format(merged) })
  return 'error' in outcome ? outcome.error : undefined
}
