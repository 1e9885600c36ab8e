import { useEffect, useMemo, useRef } from 'react'
import type { CompiledLanding } from '../../../src/contract/index.ts'
import type { LiveCompiler, Messages } from '../../model/live/live.ts'
import { useMessages } from '../../model/live/use-messages.ts'
import { type StateName, states, statesOf } from '../../preview/protocol/states.ts'
import { anybody } from '../../preview/protocol/visitor.ts'
import { useScene } from '../../preview/scene/use-scene.ts'
import { Preview } from '../../preview/window/Preview.tsx'
import type { Size } from '../../preview/window/sizes.ts'
import { useTurn } from './use-turn.ts'
import './frame.css'

export type Shot = { readonly locale: string; readonly size: Size; readonly state: StateName }

type FrameProps = Shot & {
  readonly made: { readonly compiler: LiveCompiler; readonly compiled: CompiledLanding }
  readonly zoom: number
  /** Other texts than those with all drafts. */
  readonly words?: Messages | undefined
}

const nothing: readonly string[] = []

/** One small live preview; rendered only while it is in view. */
export function Frame({ made: { compiler, compiled }, locale, size, state, zoom, words }: FrameProps) {
  const place = useRef<HTMLElement>(null)
  const { isOn, done } = useTurn(place)
  const drafted = useMessages(locale)
  const messages = words ?? drafted
  const seen = useMemo(
    () => ({ locale, messages, parameter: compiled.param?.required ? (compiled.param.values?.[0] ?? null) : null }),
    [locale, messages, compiled],
  )
  const landing = isOn ? compiled : undefined
  const scene = useScene({ compiler, landing, view: seen, state, visitor: anybody, outlined: nothing })
  const hasState = !scene || statesOf(scene.page).includes(state)
  // There is nothing to be loaded that would end its turn.
  useEffect(() => {
    if (isOn && !hasState) done()
  }, [isOn, hasState, done])
  return (
    <figure className="frame" ref={place}>
      {/* Inert like a picture: its dialogs take no focus, and the wheel scrolls the sheet. */}
      <div className="frame-picture" inert style={{ width: size.width * zoom, height: size.height * zoom }}>
        {isOn && hasState && (
          <Preview
            scene={scene}
            width={size.width}
            height={size.height}
            zoom={zoom}
            title={`${compiled.slug || '(home)'}, ${locale}, ${size.width}, ${states[state].label}`}
            onShown={() => done()}
          />
        )}
        {!hasState && <p className="muted">Not available for this landing.</p>}
      </div>
      <figcaption>
        {locale} · {size.width} · {states[state].label}
      </figcaption>
    </figure>
  )
}
