import { useMemo, useState, useSyncExternalStore } from 'react'
import type { CompiledLanding } from '../../../../src/contract/index.ts'
import { ZoomField } from '../../../kit/fields/ZoomField.tsx'
import type { LiveCompiler, Messages } from '../../../model/live/live.ts'
import { problemOfText } from '../../../model/texts/check-text.ts'
import type { StateName } from '../../../preview/protocol/states.ts'
import { anybody } from '../../../preview/protocol/visitor.ts'
import { useScene } from '../../../preview/scene/use-scene.ts'
import { LanguageSelect } from '../../../preview/window/LanguageSelect.tsx'
import { Preview } from '../../../preview/window/Preview.tsx'
import { SizeSelect } from '../../../preview/window/SizeSelect.tsx'
import { firstSize } from '../../../preview/window/sizes.ts'
import type { LandingVersion } from './landing-version.ts'
import { notesOf } from './notes.ts'
import { ParameterSelect } from './ParameterSelect.tsx'
import { StateStrip } from './StateStrip.tsx'
import type { Typing } from './typing.ts'
import { VersionNotes } from './VersionNotes.tsx'
import { VisitorMenu } from './VisitorMenu.tsx'
import './preview-pane.css'

type View = { readonly locale: string; readonly parameter: string | null }

type PreviewPaneProps = {
  readonly record: string
  readonly version: LandingVersion
  readonly compiler: LiveCompiler | undefined
  readonly landing: CompiledLanding | undefined
  readonly messages: Messages | undefined
  readonly typing: Typing
  readonly view: View
  readonly onView: (view: View) => void
  /** The field that has the focus. */
  readonly outlined: readonly string[]
  readonly onPicked: (path: readonly string[]) => void
}

/** The page as visitors get it: on a device, in a language, for a visitor, and at a moment of the visit. */
export function PreviewPane(props: PreviewPaneProps) {
  const { record, version, compiler, landing, messages, typing, view, onView, outlined, onPicked } = props
  const typed = useSyncExternalStore(typing.subscribe, typing.now)
  const [state, setState] = useState<StateName>('first-visit')
  const [visitor, setVisitor] = useState(anybody)
  const [size, setSize] = useState(firstSize)
  const [zoom, setZoom] = useState(0.85)
  const [isAsBefore, setAsBefore] = useState(false)
  const isCutOff = typed !== undefined && problemOfText(typed.words, typed.words) !== undefined
  const wholeView = useMemo(() => ({ ...view, messages, typed }), [view, messages, typed])
  const scene = useScene({ compiler, landing, view: wholeView, state, visitor, outlined })
  const shared = compiler?.compiler.shared
  const shownVersion = scene?.isLast && !typed && version === 'present' ? 'before-error' : version
  const notes = landing && shared ? notesOf(visitor, landing, shared) : []
  return (
    <section className="preview-pane" aria-label="Preview">
      <div className="preview-tools">
        <LanguageSelect
          languages={shared?.site.locales}
          value={view.locale}
          onChange={(locale) => onView({ ...view, locale })}
        />
        {landing?.param && (
          <ParameterSelect
            param={landing.param}
            value={view.parameter}
            onChange={(parameter) => onView({ ...view, parameter })}
          />
        )}
        <SizeSelect value={size} onChange={setSize} />
        {shared && <VisitorMenu visitor={visitor} shared={shared} onChange={setVisitor} />}
        <ZoomField value={zoom} onChange={setZoom} />
      </div>
      {scene && (
        <StateStrip page={scene.page} state={state} onState={setState} visitor={visitor} onVisitor={setVisitor} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area has to be scrollable by keyboard */}
      <div className="preview-viewport" tabIndex={0}>
        <VersionNotes record={record} version={shownVersion} isTextIncomplete={isAsBefore || isCutOff} />
        {notes.map((note) => (
          <p key={note} className="preview-note" role="status">
            {note}
          </p>
        ))}
        {compiler && !landing ? (
          <p className="muted">The preview appears once the errors of this record are fixed.</p>
        ) : (
          <Preview scene={scene} {...size} zoom={zoom} onPicked={onPicked} onShown={setAsBefore} />
        )}
      </div>
    </section>
  )
}
