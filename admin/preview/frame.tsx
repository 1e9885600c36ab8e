import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { PageView } from '../../src/renderer/PageView.tsx'
import { type Journey, JourneyProvider, journeyAtRest } from '../../src/ui/journey.ts'
import { openDialog } from '../../src/ui/open-dialog.ts'
import type { Page } from '../../src/ui/page.ts'
import { loadTracedBlocks, tracedBlocks } from './fields.tsx'
import type { FromPreview, Scene, ToPreview } from './protocol.ts'
import { fetchMissingDrawings, setStage } from './stage.ts'
import { type StateName, states } from './states.ts'

const root = createRoot(document.getElementById('root') as HTMLElement)
const say = (message: FromPreview) => parent.postMessage(message, location.origin)

addEventListener('message', async ({ data, origin, source }: MessageEvent<ToPreview>) => {
  if (origin !== location.origin || source !== parent || data.kind !== 'show') return
  const { number, scene } = data
  try {
    const types = [...scene.page.blocks, ...(scene.page.kit?.blocks ?? [])].map(({ type }) => type)
    if (!tracedBlocks(types)) await loadTracedBlocks(types)
    setStage(scene)
    const shown = <Shown key={scene.page.slug} scene={scene} whenShown={() => say({ kind: 'shown', number })} />
    // At once: somebody has just pressed a key for it.
    flushSync(() => root.render(shown))
  } catch (error) {
    say({ kind: 'failed', number, message: String(error) })
  }
})

type ShownProps = { readonly scene: Scene; readonly whenShown: () => void }

function Shown({ scene, whenShown }: ShownProps): ReactNode {
  const { page, state, outlined } = scene
  const components = tracedBlocks(page.blocks.map(({ type }) => type))
  useLayoutEffect(whenShown)
  useEffect(() => void fetchMissingDrawings(page), [page])
  useEffect(() => enter(page, state), [page, state])
  useEffect(() => outline(outlined), [outlined])
  return (
    <JourneyProvider value={journeyIn(page, state)}>
      {components && <PageView page={page} components={components} />}
    </JourneyProvider>
  )
}

function journeyIn(page: Page, state: StateName): Journey {
  const { opens, journey } = states[state]
  const atRest = { ...journeyAtRest(page), dialog: opens?.(page)?.name ?? null, act: nothingHappens }
  return { ...atRest, ...journey?.(atRest, page) }
}

/** A preview registers nobody: its gestures lead nowhere. */
const nothingHappens: NonNullable<Journey['act']> = {
  applyPromo: () => {},
  cancelPromo: () => {},
  askChallenge: () => new Promise(() => {}),
  captchaSolved: () => {},
  captchaFailed: () => {},
  recoverPassword: () => {},
  goOn: () => {},
  dismiss: () => {},
}

/** Opens the dialog of a state, and brings its form there. */
function enter(page: Page, state: StateName): void {
  const { opens, form } = states[state]
  const dialog = opens?.(page)
  const open = document.querySelector<HTMLDialogElement>('dialog[open]')
  if (!dialog) open?.close()
  else openDialog(dialog.name)
  const box = dialog && document.getElementById(dialog.name)
  if (!box) return
  for (const problem of box.querySelectorAll<HTMLElement>('[data-problem]'))
    problem.hidden = form !== 'every-problem' || problem !== problem.parentElement?.firstElementChild
  for (const field of box.querySelectorAll('input')) field.ariaInvalid = form === 'every-problem' ? 'true' : null
  if (form && form !== 'every-problem') document.getElementById(`${dialog.name}-way-${form}`)?.click()
}

function outline(id: string | null): void {
  for (const marked of document.querySelectorAll('[data-outlined]')) marked.removeAttribute('data-outlined')
  const wanted = id === null ? null : document.querySelector(`[data-field="${CSS.escape(id)}"]`)
  wanted?.setAttribute('data-outlined', '')
  wanted?.firstElementChild?.scrollIntoView({ block: 'nearest' })
}

// Nothing leads out of a preview, and nothing is sent from it; dialogs open as they do for visitors.
addEventListener('submit', (event) => event.preventDefault(), true)
addEventListener(
  'click',
  (event) => {
    const target = event.target as Element
    const link = target.closest('a')
    if (link) event.preventDefault()
    if (link?.hasAttribute('data-opens')) openDialog(link.hash.slice(1))
    if (target.closest('[data-closes]')) target.closest('dialog')?.close()
    const field = target.closest<HTMLElement>('[data-field]')
    if (field) say({ kind: 'picked', block: field.dataset['field'] ?? '', words: target.textContent ?? '' })
  },
  true,
)

say({ kind: 'ready' })
