import '../../kit/trusted-types/refuse-markup.ts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type FromPreview, type Scene, type ToPreview, tellAtOnce } from '../protocol/protocol.ts'
import { setCircumstances } from './circumstances.ts'
import { listen } from './gestures.ts'
import { markTexts } from './marks.ts'
import { Shown } from './Shown.tsx'
import { setStage } from './stage.ts'
import { documentOf, loadStill } from './still.ts'
import { loadTracedBlocks, tracedBlocks } from './traced-blocks.tsx'

const root = createRoot(document.getElementById('root') as HTMLElement)
const say = (message: FromPreview) => tellAtOnce(parent, message)
let hasScript = true

addEventListener('message', async ({ data, origin, source }: MessageEvent<ToPreview>) => {
  if (origin !== location.origin || source !== parent || data.kind !== 'show') return
  const { number, scene } = data
  try {
    await prepare(scene)
    show({ ...scene, page: markTexts(scene.page) }, () => say({ kind: 'shown', number }))
  } catch (error) {
    say({ kind: 'failed', number, message: String(error) })
  }
})

async function prepare({ page, visitor }: Scene): Promise<void> {
  const types = [...page.blocks, ...(page.kit?.blocks ?? [])].map(({ type }) => type)
  if (!tracedBlocks(types)) await loadTracedBlocks(types)
  if (!visitor.hasScript) await loadStill()
}

function show(scene: Scene, whenShown: () => void): void {
  const { page, state, visitor } = scene
  const { isStill, now } = visitor
  const closed = state === 'closed' ? visitor.closed : null
  hasScript = visitor.hasScript
  setCircumstances(visitor)
  setStage(scene)
  const still = closed?.body ?? (hasScript ? undefined : documentOf(scene))
  const key = [page.slug, isStill, now, still !== undefined].join()
  // At once: somebody has just pressed a key for it.
  flushSync(() => root.render(<Shown key={key} scene={scene} still={still} whenShown={whenShown} />))
}

listen({ hasScript: () => hasScript, onPicked: (path) => say({ kind: 'picked', path }) })
say({ kind: 'ready' })
