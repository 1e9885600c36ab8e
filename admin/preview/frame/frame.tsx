import '../../kit/trusted-types/refuse-markup.ts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type FromPreview, type Scene, sendNow, type ToPreview } from '../protocol/protocol.ts'
import { emulateVisitor } from './emulate-visitor.ts'
import { keepFailure, takeFailure } from './failures.ts'
import { listen } from './gestures.ts'
import { markTexts } from './marks.ts'
import { Shown } from './Shown.tsx'
import { setStage } from './stage.ts'
import { loadStaticRenderer, staticMarkup } from './static-markup.ts'
import { loadTracedBlocks, tracedBlocks } from './traced-blocks.tsx'

const root = createRoot(document.getElementById('root') as HTMLElement, {
  // What cannot be rendered is said in the editor: a half-typed text is no fault of the program.
  onCaughtError: keepFailure,
})
const say = (message: FromPreview) => sendNow(parent, message)
let hasScript = true

addEventListener('message', async ({ data, origin, source }: MessageEvent<ToPreview>) => {
  if (origin !== location.origin || source !== parent || data.kind !== 'show') return
  const { number, scene } = data
  try {
    await prepare(scene)
    show({ ...scene, page: markTexts(scene.page) }, () => say({ kind: 'shown', number, isAsBefore: takeFailure() }))
  } catch (error) {
    say({ kind: 'failed', number, message: String(error) })
  }
})

async function prepare({ page, visitor }: Scene): Promise<void> {
  const types = [...page.blocks, ...(page.kit?.blocks ?? [])].map(({ type }) => type)
  if (!tracedBlocks(types)) await loadTracedBlocks(types)
  if (!visitor.hasScript) await loadStaticRenderer()
}

function show(scene: Scene, whenShown: () => void): void {
  const { page, state, visitor } = scene
  const { isStill, now } = visitor
  const closed = state === 'closed' ? visitor.closed : null
  hasScript = visitor.hasScript
  emulateVisitor(visitor)
  setStage(scene)
  const markup = closed?.body ?? (hasScript ? undefined : staticMarkup(scene))
  // What a dialog offers is drawn once: other bonuses are drawn anew.
  const key = [page.slug, isStill, now, markup !== undefined, JSON.stringify([page.bonus, page.bonuses])].join()
  // Synchronously: it follows a key press.
  flushSync(() => root.render(<Shown key={key} scene={scene} markup={markup} whenShown={whenShown} />))
}

listen({ hasScript: () => hasScript, onPicked: (path) => say({ kind: 'picked', path }) })
say({ kind: 'ready' })
