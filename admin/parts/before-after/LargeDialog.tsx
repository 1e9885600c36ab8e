import { useMemo, useState } from 'react'
import { Dialog, DialogHead } from '../../kit/dialog/Dialog.tsx'
import type { LiveCompiler } from '../../model/live/live.ts'
import { sayRecord } from '../../model/records/say-record.ts'
import { sourceLocale } from '../../model/texts/language.ts'
import type { StateName } from '../../preview/protocol/states.ts'
import { anybody } from '../../preview/protocol/visitor.ts'
import { useScene } from '../../preview/scene/use-scene.ts'
import { fitting } from '../../preview/window/fitting.ts'
import { LanguageSelect } from '../../preview/window/LanguageSelect.tsx'
import { Preview } from '../../preview/window/Preview.tsx'
import { SizeSelect } from '../../preview/window/SizeSelect.tsx'
import { StateSelect } from '../../preview/window/StateSelect.tsx'
import { firstSize, type Size } from '../../preview/window/sizes.ts'
import { usePaneSize } from '../../preview/window/use-pane-size.ts'
import { type Side, sidesOf, type Versions } from './sides.ts'
import { type Texts, useWordsBeforeAfter } from './use-words-before-after.ts'

type LargeDialogProps = {
  readonly record: string
  readonly versions: Versions
  readonly texts: Texts
  readonly onClose: () => void
}

const nothing: readonly string[] = []

/** Both versions beside each other, in any language and size, at any moment of a visit. */
export function LargeDialog({ record, versions, texts, onClose }: LargeDialogProps) {
  const [locale, setLocale] = useState<string>(sourceLocale)
  const [size, setSize] = useState(firstSize)
  const [state, setState] = useState<StateName>('first-visit')
  const [pane, paneSize] = usePaneSize()
  const { compiler } = versions
  const [live, next] = sidesOf(versions, useWordsBeforeAfter(locale, texts))
  const shown = { compiler, locale, state }
  const before = useSide(live, shown)
  const after = useSide(next, shown)
  const scene = after.scene ?? before.scene
  const zoom = zoomOf(size, paneSize)
  const title = `${sayRecord(record)}: live now and this version`
  return (
    <Dialog label={title} onClose={onClose} className="before-after-large">
      <DialogHead title={title} onClose={onClose} />
      <div className="before-after-tools">
        <StateSelect page={scene?.page} value={state} onChange={setState} />
        <LanguageSelect languages={compiler.shared.site.locales} value={locale} onChange={setLocale} />
        <SizeSelect value={size} onChange={setSize} />
      </div>
      <div className="before-after-pane" ref={pane}>
        {[before, after].map(({ side, scene: shownScene }) => (
          <div key={side?.name} className="before-after-side">
            <p className="before-after-name">{side?.name}</p>
            {shownScene ? (
              <Preview scene={shownScene} {...size} zoom={zoom} title={side?.name ?? ''} />
            ) : (
              <p className="before-after-none muted" style={{ width: size.width * zoom, height: size.height * zoom }}>
                {side?.none}
              </p>
            )}
          </div>
        ))}
      </div>
    </Dialog>
  )
}

/** That of the name above each page. */
const headHeight = 24

/** On a phone one page has nearly the whole room, and the other one is a swipe away. */
const phonePane = 560
const nextInView = 36

function zoomOf(size: Size, pane: Size | undefined): number {
  if (!pane) return 1
  const height = pane.height - headHeight
  const isPhone = pane.width < phonePane
  return isPhone
    ? fitting([size], { width: pane.width - nextInView, height })
    : fitting([size, size], { width: pane.width, height })
}

type Shown = { readonly compiler: LiveCompiler; readonly locale: string; readonly state: StateName }

function useSide(side: Side | undefined, { compiler, locale, state }: Shown) {
  const { landing, messages } = side ?? {}
  const view = useMemo(
    () => ({ locale, messages, parameter: landing?.param?.required ? (landing.param.values?.[0] ?? null) : null }),
    [locale, messages, landing],
  )
  const scene = useScene({ compiler, landing, view, state, visitor: anybody, outlined: nothing })
  return { side, scene }
}
