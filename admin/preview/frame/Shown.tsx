import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { JourneyProvider } from '../../../src/landing/page/JourneyProvider.tsx'
import { PageView } from '../../../src/landing/renderer/PageView.tsx'
import { ownMarkup } from '../../../src/ui/trusted.ts'
import type { Scene } from '../protocol/protocol.ts'
import { enterState } from './enter-state.ts'
import { journeyIn } from './journey-in.ts'
import { LastGood } from './LastGood.tsx'
import { outline, placeFields } from './place-fields.ts'
import { loadMissingIcons } from './stage.ts'
import { tracedBlocks } from './traced-blocks.tsx'

type ShownProps = {
  readonly scene: Scene
  /** Static markup in place of the running page. */
  readonly markup: string | undefined
  readonly whenShown: () => void
}

/** The page at a moment of a visit. */
export function Shown({ scene, markup, whenShown }: ShownProps): ReactNode {
  const { page, state, visitor, outlined } = scene
  useLayoutEffect(whenShown)
  useEffect(() => enterState({ page, state, visitor }), [page, state, visitor])
  useEffect(() => {
    // After typing, the words come first.
    const rest = requestIdleCallback(() => {
      void loadMissingIcons(page)
      placeFields(page)
      outline(outlined)
    })
    return () => cancelIdleCallback(rest)
  }, [page, outlined])
  return markup === undefined ? <Running scene={scene} /> : <Static markup={markup} />
}

/** Markup of the renderer, in which every text is escaped. */
function Static({ markup }: { readonly markup: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place.current) place.current.innerHTML = ownMarkup(markup)
  }, [markup])
  return <div ref={place} className="traced" />
}

/** The page with its scripts. */
export function Running({ scene }: { readonly scene: Scene }): ReactNode {
  const components = tracedBlocks(scene.page.blocks.map(({ type }) => type))
  return (
    <JourneyProvider value={journeyIn(scene)}>
      {components && (
        <LastGood page={scene.page}>{(page) => <PageView page={page} components={components} />}</LastGood>
      )}
    </JourneyProvider>
  )
}
