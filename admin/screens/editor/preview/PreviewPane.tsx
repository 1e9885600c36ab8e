import { useMemo, useState, useSyncExternalStore } from 'react'
import type { CompiledLanding } from '../../../../src/contract/index.ts'
import type { Answer } from '../../../api/ask.ts'
import { plural } from '../../../kit/format/plural.ts'
import { sayMoment } from '../../../kit/format/say-moment.ts'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import type { LiveCompiler, Messages } from '../../../model/live/live.ts'
import { useMessages } from '../../../model/live/use-messages.ts'
import type { Content } from '../../../model/record/content.ts'
import { problemOfText } from '../../../model/texts/check-text.ts'
import type { StateName } from '../../../preview/protocol/states.ts'
import { useScene } from '../../../preview/scene/use-scene.ts'
import { fitting, type Scale } from '../../../preview/window/fitting.ts'
import { LanguageSelect } from '../../../preview/window/LanguageSelect.tsx'
import { Preview } from '../../../preview/window/Preview.tsx'
import { ScaleSelect } from '../../../preview/window/ScaleSelect.tsx'
import { SizeSelect } from '../../../preview/window/SizeSelect.tsx'
import { StateSelect } from '../../../preview/window/StateSelect.tsx'
import { firstSize } from '../../../preview/window/sizes.ts'
import { usePaneSize } from '../../../preview/window/use-pane-size.ts'
import type { Words } from '../words/words.ts'
import { type Beside, BesideSelect } from './BesideSelect.tsx'
import type { LandingVersion } from './landing-version.ts'
import { notesOf, plannedNotes } from './notes.ts'
import { ParameterSelect } from './ParameterSelect.tsx'
import { PreviewNote } from './PreviewNote.tsx'
import { usePlanned } from './use-planned.ts'
import { useUntranslated } from './use-untranslated.ts'
import { useVisitor } from './use-visitor.ts'
import { VersionNotes } from './VersionNotes.tsx'
import { VisitorMenu } from './VisitorMenu.tsx'
import './preview-pane.css'

type View = { readonly locale: string; readonly parameter: string | null }

type PreviewPaneProps = {
  readonly opened: Answer<'record'>
  /** The landing as it is edited, or a version of the history. */
  readonly content: Content
  readonly version: LandingVersion
  readonly compiler: LiveCompiler | undefined
  readonly landing: CompiledLanding | undefined
  readonly messages: Messages | undefined
  readonly english: Messages | undefined
  readonly words: Words
  readonly view: View
  readonly onView: (view: View) => void
  /** The field that has the focus. */
  readonly outlined: readonly string[]
  readonly onPicked: (path: readonly string[]) => void
}

/** The page as visitors get it: on a device, in a language, for a visitor, and at a moment of the visit. */
export function PreviewPane(props: PreviewPaneProps) {
  const { opened, version, words, view, onView, outlined, onPicked } = props
  const [visitor, setVisitor] = useVisitor()
  const then = usePlanned(visitor.moment, { ...props, locale: view.locale })
  const { compiler, landing, messages } = then
  const typed = useSyncExternalStore(words.subscribe, words.typed)
  const [state, setState] = useState<StateName>('first-visit')
  const [size, setSize] = useState(firstSize)
  const [scale, setScale] = useState<Scale>('fit')
  const [beside, setBeside] = useState<Beside>()
  const [pane, paneSize] = usePaneSize()
  const [isAsBefore, setAsBefore] = useState(false)
  const isCutOff = typed !== undefined && problemOfText(typed.words, typed.words) !== undefined
  const wholeView = useMemo(() => ({ ...view, messages, typed }), [view, messages, typed])
  const shown = { compiler, landing, state, visitor, outlined }
  const scene = useScene({ ...shown, view: wholeView })
  const second = useSecondView(wholeView, beside)
  const secondScene = useScene({ ...shown, landing: beside && landing, view: second })
  const secondSize = beside && 'size' in beside ? beside.size : size
  const zoom = scale === 'fit' ? fitting(beside ? [size, secondSize] : [size], paneSize) : scale
  const shared = compiler?.compiler.shared
  const shownVersion = scene?.isLast && !typed && version === 'present' ? 'before-error' : version
  const untranslated = useUntranslated(landing, view.locale)
  const notes = [
    ...(landing && shared ? notesOf(visitor, landing, shared) : []),
    ...(visitor.moment ? [{ text: `The page as it is ${sayMoment(new Date(visitor.moment).toISOString())}.` }] : []),
    ...plannedNotes(then),
    ...(untranslated > 0 ? [{ text: `${plural(untranslated, 'text')} not translated yet: shown in English.` }] : []),
  ]
  return (
    <section className="preview-pane" aria-label="Preview">
      <div className="preview-tools">
        <StateSelect page={scene?.page} value={state} onChange={setState} />
        <LanguageSelect
          languages={shared?.site.locales}
          value={view.locale}
          onChange={(locale) => onView({ ...view, locale })}
        />
        <SizeSelect value={size} onChange={setSize} />
        <ScaleSelect value={scale} onChange={setScale} />
        {landing?.param && (
          <ParameterSelect
            param={landing.param}
            value={view.parameter}
            onChange={(parameter) => onView({ ...view, parameter })}
          />
        )}
        <BesideSelect languages={shared?.site.locales} onChange={setBeside} />
        {shared && <VisitorMenu visitor={visitor} shared={shared} onChange={setVisitor} />}
      </div>
      <div className="preview-notes">
        <VersionNotes record={opened.record} version={shownVersion} isTextIncomplete={isAsBefore || isCutOff} />
        {notes.map((note) => (
          <PreviewNote key={note.text} note={note} moment={visitor.moment} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area has to be scrollable by keyboard */}
      <div className="preview-viewport" tabIndex={0} ref={pane}>
        {compiler && !landing ? (
          <p className="muted">The preview appears once the errors of this record are fixed.</p>
        ) : (
          <div className="preview-frames">
            {!scene && <Skeleton label="Loading the preview…" look="page" />}
            <Preview scene={scene} {...size} zoom={zoom} onPicked={onPicked} onShown={setAsBefore} />
            {beside && (
              <Preview scene={secondScene} {...secondSize} zoom={zoom} onPicked={onPicked} title="The page beside it" />
            )}
          </div>
        )}
      </div>
    </section>
  )
}

/** The same page in the language of the second preview. */
function useSecondView(first: View & { readonly messages: Messages | undefined }, beside: Beside | undefined) {
  const locale = beside && 'locale' in beside ? beside.locale : first.locale
  const messages = useMessages(locale)
  return useMemo(
    () => (locale === first.locale ? first : { ...first, locale, messages, typed: undefined }),
    [first, locale, messages],
  )
}
