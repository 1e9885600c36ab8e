import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { PageView } from '../../src/renderer/PageView.tsx'
import { JourneyProvider } from '../../src/ui/journey.ts'
import { enterState } from './enter-state.ts'
import { journeyIn } from './journey-in.ts'
import { outline, placeFields } from './place-fields.ts'
import type { Scene } from './protocol.ts'
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
  useEffect(() => void fetchMissingDrawings(page), [page])
  useEffect(() => enterState({ page, state, visitor }), [page, state, visitor])
  useEffect(() => placeFields(page), [page])
  useEffect(() => outline(outlined), [outlined])
  if (still === undefined) return <Running scene={scene} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer wrote it, and escaped every text in it
  return <div className="traced" dangerouslySetInnerHTML={{ __html: still }} />
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
