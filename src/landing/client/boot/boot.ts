import { whenIdle } from '../../../ui/when-idle.ts'
import { isPersistent, openDialog } from '../../page/open-dialog.ts'
import type { Page } from '../../page/page.ts'
import { withChanges } from '../with-changes.ts'
import { forgetProblem, showProblems } from './form-guard.ts'

// This script is inlined in every document and must stay below 2 KB. It handles dialogs, forms and early gestures until
// the application is loaded, and loads it at the first interaction: see `untouched` for pages that cannot wait.

const root = document.getElementById('root') as HTMLElement
const { modules, page, untouched } = root.dataset as { modules: string; page: string; untouched: string }

let data: Promise<Page> | undefined
const loadData = () => (data ??= fetch(page).then(async (answer) => withChanges(await answer.json(), root)))

/** Browsers remember a failed import until the document is left. The service worker has what it keeps. */
const reachable = async () =>
  navigator.onLine ||
  navigator.serviceWorker?.controller ||
  new Promise((back) => addEventListener('online', back, { once: true }))

let arriving: Promise<unknown> | undefined
const bring = () => {
  arriving ??= reachable()
    // In parallel: following the imports of each file would cost one round trip after another.
    .then(() => Promise.all([loadData(), ...modules.split(' ').map((file) => import(/* @vite-ignore */ file))]))
    .then(([data, { start }]) => start(data))
    .then(() => {
      root.dataset['ready'] = ''
    }, reloadOnce)
    // Without session storage there is no way to tell whether the page was reloaded before: leave it as it is.
    .catch(() => {})
  return arriving
}

/** Brings the application for what was tapped, which shows that it waits. */
const bringFor = async (tapped: HTMLElement | null) => {
  if (tapped) tapped.ariaBusy = 'true'
  await bring()
  if (tapped) tapped.ariaBusy = null
}

let isLeaving = false

/** A chunk is missing, most likely after a new build. Reloads at most once a minute, never losing input or a tapped link. */
function reloadOnce() {
  const last = Number(sessionStorage['reloadedAt'] ?? 0)
  const isPristine = ![...document.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue)
  if (isLeaving || !isPristine || Date.now() - last < 60_000) return
  sessionStorage['reloadedAt'] = Date.now()
  location.reload()
}

/** Some dialogs are not in the document: they are rendered shortly after the application starts. */
const show = (name: string, tries = 40): unknown =>
  openDialog(name) || (tries && bring().then(() => setTimeout(show, 50, name, tries - 1)))

addEventListener('click', (event) => {
  const target = event.target as Element
  const name = target.closest<HTMLAnchorElement>('a[data-opens]')?.hash.slice(1)
  if (name) {
    event.preventDefault()
    show(name)
  }
  const dialog = target.closest('dialog')
  if (target.closest('[data-closes]') || (target === dialog && !isPersistent(dialog))) {
    event.preventDefault()
    dialog?.close()
  }
  // Replay the click once the application is ready.
  const button = target.closest<HTMLElement>('button[type=button]')
  if (button && !('ready' in root.dataset)) bringFor(button).then(() => button.click())
})

for (const tap of ['pointerdown', 'click']) {
  addEventListener(tap, ({ target }) => {
    isLeaving ||= !!(target as Element).closest('a[href]:not([data-opens])')
  })
}

addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && isPersistent(document.querySelector('dialog[open]'))) event.preventDefault()
})
addEventListener('cancel', (event) => isPersistent(event.target as Element) && event.preventDefault(), true)

// The stage's animations pause while a form has the focus; see dialogs.css.
const rest = () =>
  whenIdle(() => document.body.classList.toggle('stage-rests', !!document.activeElement?.closest('form, dialog')))
addEventListener('focusin', rest)
addEventListener('close', rest, true)

addEventListener('input', ({ target }) => forgetProblem(target as HTMLInputElement))
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    const submitter = event.submitter as HTMLElement | null
    const isWhole = submitter?.dataset['way'] || !showProblems(form)
    if (isWhole && 'ready' in root.dataset) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // The application sends the form; if it fails to load, the browser submits it natively if it is valid.
    const send = () => ('ready' in root.dataset ? form.requestSubmit(submitter) : showProblems(form) || form.submit())
    if (isWhole) bringFor(submitter).then(send)
  },
  true,
)

// Idle first, so that the gesture itself is handled without delay.
for (const gesture of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(gesture, () => whenIdle(bring), { once: true, passive: true })
}
addEventListener('load', () =>
  whenIdle(() =>
    Promise.all([loadData(), import(/* @vite-ignore */ untouched)])
      .then(([data, late]) => late.untouched(data, bring))
      .catch(() => {}),
  ),
)

if (location.hash.length > 1) show(location.hash.slice(1))
