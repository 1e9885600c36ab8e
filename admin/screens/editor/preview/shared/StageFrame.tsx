import { useMemo } from 'react'
import type { Messages } from '../../../../model/live/live.ts'
import { type StateName, states } from '../../../../preview/protocol/states.ts'
import { anybody } from '../../../../preview/protocol/visitor.ts'
import { useScene } from '../../../../preview/scene/use-scene.ts'
import { Preview } from '../../../../preview/window/Preview.tsx'
import type { Size } from '../../../../preview/window/sizes.ts'
import { opening } from './opening.ts'
import type { Stage } from './use-stage.ts'

type StageFrameProps = {
  readonly stage: Stage | null | undefined
  readonly title: string
  /** The dialog to see, of those that the page has. */
  readonly dialog?: string | undefined
  readonly locale: string
  readonly messages: Messages | undefined
  readonly state: StateName
  readonly size: Size
  readonly zoom: number
}

const nothing: readonly string[] = []

/** A landing at a moment of a visit, under its name. */
export function StageFrame({ stage, title, dialog, locale, messages, state, size, zoom }: StageFrameProps) {
  const { compiler, landing } = stage ?? {}
  const parameter = landing?.param?.required ? (landing.param.values?.[0] ?? null) : null
  const view = useMemo(() => ({ locale, messages, parameter }), [locale, messages, parameter])
  const made = useScene({ compiler, landing, view, state, visitor: anybody, outlined: nothing })
  const scene = useMemo(
    () => made && (dialog === undefined ? made : { ...made, page: opening(made.page, dialog) }),
    [made, dialog],
  )
  return (
    <figure className="stage-frame">
      <figcaption>{title}</figcaption>
      <Preview scene={scene} {...size} zoom={zoom} title={title} isInert={states[state].group !== 'The page'} />
    </figure>
  )
}
