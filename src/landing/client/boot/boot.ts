import { isPersistent, openDialog } from '../../page/open-dialog.ts'
import { whenIdle } from '../when-idle.ts'
import { forgetProblem, showProblems } from './form-guard.ts'

// This script stands in every document and must stay below 2 KB: it keeps dialogs, forms and early gestures safe until
// the application has arrived, and brings it when the visitor first does something or the browser has nothing to do.

const root = document.getElementById('root') as HTMLElement
const { modules, page } = root.dataset as { modules: string; page: string }

let arriving: Promise<unknown> | undefined
const bring = () => {
  // All at once: files that name each other would arrive one round trip after another.
  arriving ??= Promise.all([
    fetch(page).then((answer) => answer.json()),
    ...modules.split(' ').map((file) => import(/* @vite-ignore */ file)),
  ])
    .then(([data, { start }]) => start(data))
    .then(() => {
      root.dataset['ready'] = ''
    }, reloadOnce)
    // Where nothing can be kept, nobody knows whether the page was reloaded before: it stays as it is.
    .catch(() => {})
  return arriving
}

/** A part of the application has gone, most likely because a new version is out. What was typed is worth more. */
function reloadOnce() {
  const last = Number(sessionStorage['reloadedAt'] ?? 0)
  const isPristine = ![...document.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue)
  if (!isPristine || Date.now() - last < 60_000) return
  sessionStorage['reloadedAt'] = Date.now()
  location.reload()
}

/** Not all dialogs stand in the document: the others come a moment after the application. */
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
  // What the application would have done is done when it is here.
  const button = target.closest<HTMLElement>('button[type=button]')
  if (button && !('ready' in root.dataset)) bring().then(() => button.click())
})

addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && isPersistent(document.querySelector('dialog[open]'))) event.preventDefault()
})
addEventListener('cancel', (event) => isPersistent(event.target as Element) && event.preventDefault(), true)

// Who has a form before them does not watch the stage; see dialogs.css.
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
    // The application sends it; if that never comes, the form goes as the document has it, where it is whole.
    const send = () => ('ready' in root.dataset ? form.requestSubmit(submitter) : showProblems(form) || form.submit())
    if (isWhole) bring().then(send)
  },
  true,
)

// Whoever has just done something sees what follows from it before anything else is begun.
for (const gesture of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(gesture, () => whenIdle(bring), { once: true, passive: true })
}
addEventListener('load', () => whenIdle(bring))

if (location.hash.length > 1) show(location.hash.slice(1))
