import { lazy, Suspense } from 'react'
import { recordKind } from '../../../../src/contract/index.ts'
import type { LiveCompiler, Messages } from '../../../model/live/live.ts'
import type { Content } from '../../../model/record/content.ts'
import { AssetPane } from './asset/AssetPane.tsx'
import { SectionPane } from './shared/SectionPane.tsx'
import { SharedPane } from './shared/SharedPane.tsx'
import { stagedKind } from './shared/staged.ts'

const MethodPane = lazy(() => import('./method/MethodPane.tsx').then((late) => ({ default: late.MethodPane })))

type RecordPaneProps = {
  readonly record: string
  readonly content: Content
  readonly compiler: LiveCompiler | undefined
  readonly messages: Messages | undefined
  readonly locale: string
  readonly onLocale: (locale: string) => void
  /** Left out for those who may only look. */
  readonly onChange: ((content: Content, place: string) => void) | undefined
}

/** Whether there is something to look at beside the form. */
export const hasRecordPane = (record: string): boolean =>
  stagedKind(record) !== undefined || others.some((kind) => kind === recordKind(record))

const others = ['payment-method', 'asset', 'section'] as const

/** What a record that is no page looks like where it is used. */
export function RecordPane({ compiler, onChange, ...seen }: RecordPaneProps) {
  const kind = stagedKind(seen.record)
  if (kind) return <SharedPane kind={kind} onChange={onChange} {...seen} />
  switch (recordKind(seen.record)) {
    case 'payment-method':
      return (
        <Suspense>
          <MethodPane compiler={compiler} {...seen} />
        </Suspense>
      )
    case 'asset':
      return <AssetPane record={seen.record} content={seen.content} onChange={onChange} />
    case 'section':
      return <SectionPane {...seen} />
    default:
      return null
  }
}
