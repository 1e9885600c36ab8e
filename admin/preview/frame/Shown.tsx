import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { JourneyProvider } from '../../../src/landing/page/journey.ts'
import { PageView } from '../../../src/landing/renderer/PageView.tsx'
import { ownMarkup } from '../../../src/ui/trusted.ts'
import type { Scene } from '../protocol/protocol.ts'
import { enterState } from './enter-state.ts'
import { journeyIn } from './journey-in.ts'
import { outline, placeFields } from './place-fields.ts'
import { fetchMissingDrawings } from './stage.ts'
import { tracedBlocks } from './traced-blocks.tsx'

type ShownProps = {
  readonly scene: Scene
  /** The markup in the place of a page that runs. */
  readonly still: string | undefined
  readonly whenShown: () => void
}

/** The page at a moment of a visit. */
export function Shown({ scene, still, whenShown }: ShownProps): ReactNode {
  const { page, state, visitor, outlined } = scene
  useLayoutEffect(whenShown)
  useEffect(() => enterState({ page, state, visitor }), [page, state, visitor])
  useEffect(() => {
    // Whoever types waits for the words alone.
    const rest = requestIdleCallback(() => {
      void fetchMissingDrawings(page)
      placeFields(page)
      outline(outlined)
    })
    return () => cancelIdleCallback(rest)
  }, [page, outlined])
  return still === undefined ? <Running scene={scene} /> : <Still markup={still} />
}

/** What the renderer wrote, with every text in it escaped. */
function Still({ markup }: { readonly markup: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place.current) place.current.innerHTML = ownMarkup(markup)
  }, [markup])
  return <div ref={place} className="traced" />
}

/** The page as the application runs it. */
export function Running({ scene }: { readonly scene: Scene }): ReactNode {
  const components = tracedBlocks(scene.page.blocks.map(({ type }) => type))
  return (
    <JourneyProvider value={journeyIn(scene)}>
      {components && <PageView page={scene.page} components={components} />}
    </JourneyProvider>
  )
}
