import { useMemo, useState, useSyncExternalStore } from 'react'
import type { CompiledLanding } from '../../../src/contract/index.ts'
import { Preview } from '../../preview/Preview.tsx'
import { firstSize, type Size, sizes } from '../../preview/sizes.ts'
import { type StateName, states, statesOf } from '../../preview/states.ts'
import type { LiveCompiler, Messages } from '../model/live.ts'
import type { Typing } from './typing.ts'
import { usePreviewed } from './use-previewed.ts'

type View = { readonly locale: string; readonly parameter: string | null }

type PreviewPaneProps = {
  readonly compiler: LiveCompiler | undefined
  readonly landing: CompiledLanding | undefined
  readonly messages: Messages | undefined
  readonly typing: Typing
  readonly view: View
  readonly onView: (view: View) => void
  /** The block that is looked at. */
  readonly outlined: string | null
  readonly onPicked: (picked: { readonly block: string; readonly words: string }) => void
}

/** The page as visitors get it: on which device, in which language, at which moment of their visit. */
export function PreviewPane(props: PreviewPaneProps) {
  const { compiler, landing, messages, typing, view, onView, outlined, onPicked } = props
  const typed = useSyncExternalStore(typing.subscribe, typing.now)
  const [state, onState] = useState<StateName>('first-visit')
  const previewed = usePreviewed(
    compiler,
    landing,
    useMemo(() => ({ ...view, messages, typed }), [view, messages, typed]),
  )
  const scene = useMemo(() => previewed && { ...previewed, state, outlined }, [previewed, state, outlined])
  const [size, setSize] = useState<Pick<Size, 'width' | 'height'>>(firstSize)
  const [zoom, setZoom] = useState(0.85)
  const turned = () => setSize(({ width, height }) => ({ width: height, height: width }))
  return (
    <section className="preview-pane" aria-label="Preview">
      <div className="preview-tools">
        <label>
          <span className="unseen">Language</span>
          <select
            className="input"
            value={view.locale}
            onChange={({ target }) => onView({ ...view, locale: target.value })}
          >
            {compiler?.compiler.shared.site.locales.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {landing?.param && (
          <label>
            <span className="unseen">Address parameter</span>
            <select
              className="input"
              value={view.parameter ?? ''}
              onChange={({ target }) => onView({ ...view, parameter: target.value || null })}
            >
              {!landing.param.required && <option value="">no parameter</option>}
              {landing.param.values?.map((value) => (
                <option key={value} value={value}>
                  /{value}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          <span className="unseen">Size</span>
          <select
            className="input"
            value={size.width}
            onChange={({ target }) => setSize(sizes.find(({ width }) => width === Number(target.value)) ?? size)}
          >
            {sizes.map(({ name, width }) => (
              <option key={width} value={width}>
                {name} {width}
              </option>
            ))}
            {!sizes.some(({ width }) => width === size.width) && (
              <option value={size.width}>
                {size.width} × {size.height}
              </option>
            )}
          </select>
        </label>
        <button type="button" className="button button-small" onClick={turned}>
          Rotate
        </button>
        <label className="zoom">
          Zoom
          <input
            type="range"
            min="0.3"
            max="1"
            step="0.05"
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
          {Math.round(zoom * 100)} %
        </label>
      </div>
      <div className="preview-states" role="radiogroup" aria-label="Moment of the visit">
        {scene &&
          statesOf(scene.page).map((name) => (
            <label key={name} className="state">
              <input type="radio" name="state" checked={state === name} onChange={() => onState(name)} />
              <span>{states[name].label}</span>
            </label>
          ))}
      </div>
      <div className="preview-floor">
        {compiler && !scene && <p className="muted">This record has no page of its own to look at.</p>}
        <Preview scene={scene} {...size} zoom={zoom} onPicked={onPicked} />
      </div>
    </section>
  )
}
