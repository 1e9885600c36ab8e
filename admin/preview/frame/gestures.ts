import { openDialog } from '../../../src/landing/page/open-dialog.ts'
import { fieldAt } from './place-fields.ts'

type Gestures = { readonly hasScript: () => boolean; readonly onPicked: (path: readonly string[]) => void }

/** Links and forms lead nowhere in a preview; dialogs open as they do for visitors. */
export function listen({ hasScript, onPicked }: Gestures): void {
  addEventListener('submit', (event) => event.preventDefault(), true)
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      followLink(event, target.closest('a'), hasScript())
      if (hasScript() && target.closest('[data-closes]')) target.closest('dialog')?.close()
      const field = fieldAt(target, event)
      if (field) onPicked(field.split('/'))
    },
    true,
  )
}

function followLink(event: Event, link: HTMLAnchorElement | null, hasScript: boolean): void {
  const isWithin = link?.getAttribute('href')?.startsWith('#')
  if (link && (hasScript || !isWithin)) event.preventDefault()
  if (hasScript && link?.hasAttribute('data-opens')) openDialog(link.hash.slice(1))
}
