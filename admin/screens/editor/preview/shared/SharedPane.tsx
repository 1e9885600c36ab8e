import { useMemo, useState } from 'react'
import { fileName } from '../../../../../src/contract/index.ts'
import { api } from '../../../../api/api.ts'
import { LateSelect } from '../../../../kit/fields/LateSelect.tsx'
import { Skeleton } from '../../../../kit/screen/Skeleton.tsx'
import { nameOf } from '../../../../model/landings/landing.ts'
import { usersOf } from '../../../../model/landings/users-of.ts'
import type { Messages } from '../../../../model/live/live.ts'
import type { Content } from '../../../../model/record/content.ts'
import { useSite } from '../../../../model/site/site.ts'
import { LanguageSelect } from '../../../../preview/window/LanguageSelect.tsx'
import { SizeSelect } from '../../../../preview/window/SizeSelect.tsx'
import { firstSize } from '../../../../preview/window/sizes.ts'
import { Colours } from './Colours.tsx'
import { Conditions } from './Conditions.tsx'
import { framesOf } from './frames.ts'
import { opening } from './opening.ts'
import { StageFrame } from './StageFrame.tsx'
import type { StagedKind } from './staged.ts'
import { UsedByLine } from './UsedByLine.tsx'
import { useStage } from './use-stage.ts'
import './shared-pane.css'

type SharedPaneProps = {
  readonly record: string
  readonly kind: StagedKind
  readonly content: Content
  readonly messages: Messages | undefined
  readonly locale: string
  readonly onLocale: (locale: string) => void
  readonly onChange: ((content: Content, place: string) => void) | undefined
}

const zoom = 0.62

/** A shared record on the landings that use it, as it is changed; on any landing while none uses it. */
export function SharedPane({ record, kind, content, messages, locale, onLocale, onChange }: SharedPaneProps) {
  const { data: catalogue } = api.useCatalogueQuery(undefined)
  const { users, stages } = useMemo(() => {
    const own = (catalogue?.landings ?? []).filter((landing) => landing.record.startsWith('landings/'))
    const found = usersOf(record, own).landings
    return { users: new Set(found), stages: found.length > 0 ? found : own }
  }, [catalogue, record])
  const site = useSite()
  const [chosen, setChosen] = useState<string>()
  const [size, setSize] = useState(firstSize)
  const first = stages.find((landing) => landing.record === chosen) ?? stages[0]
  const second = kind === 'theme' ? stages.find((landing) => landing !== first) : undefined
  const stage = useStage(first?.record, record, content, first !== undefined && users.has(first))
  const beside = useStage(second?.record, record, content, second !== undefined && users.has(second))
  const frames = useMemo(() => {
    if (!stage || !messages) return []
    const { page } = stage.compiler.pageOf(stage.landing, { locale, messages, parameter: null })
    return framesOf(kind, opening(page, fileName(record)), fileName(record))
  }, [stage, messages, locale, kind, record])
  const isLoading = !catalogue || (first && (stage === undefined || !messages))
  const dialog = kind === 'dialog' ? fileName(record) : undefined
  const seen = { locale, messages, size, zoom }
  return (
    <section className="preview-pane shared-pane" aria-label="Preview">
      <div className="preview-tools">
        <LanguageSelect languages={site?.locales} value={locale} onChange={onLocale} />
        <SizeSelect value={size} onChange={setSize} />
        {(first || !catalogue) && (
          <LateSelect
            label="Shown on"
            choices={stages.map((landing) => ({ value: landing.record, text: nameOf(landing) }))}
            value={first?.record}
            none="Loading…"
            onChange={setChosen}
          />
        )}
        <UsedByLine record={record} />
      </div>
      {kind === 'theme' && <Colours record={record} content={content} onChange={onChange} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area has to be scrollable by keyboard */}
      <div className="preview-viewport" tabIndex={0}>
        {stage?.isBefore && (
          <p className="preview-note" role="status">
            The record has errors. The preview shows it as it was before them.
          </p>
        )}
        {first && !users.has(first) && (
          <p className="preview-note" role="status">
            No landing uses it yet. This is how {nameOf(first)} would look with it.
          </p>
        )}
        <div className="stage-frames">
          {frames.map(({ state, title }) => (
            <StageFrame key={state} {...seen} stage={stage} dialog={dialog} state={state} title={title} />
          ))}
          {kind === 'bonus-preset' && stage && messages && (
            <Conditions content={content} stage={stage} locale={locale} messages={messages} />
          )}
          {second && <StageFrame {...seen} stage={beside} state="first-visit" title={nameOf(second)} />}
        </div>
        {catalogue && !first && <p className="muted">There is no landing to show it on. Create one first.</p>}
        {isLoading && <Skeleton label="Loading the preview…" look="page" />}
        {stage === null && <p className="muted">With it, {first && nameOf(first)} has errors, and no page.</p>}
      </div>
    </section>
  )
}
