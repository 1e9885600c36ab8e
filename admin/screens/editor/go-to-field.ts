import { blockIn } from '../../model/record/block-in.ts'

const tries = 20
const pause = 50

/** Focuses the field of a path; retries while the part of the form that holds it opens. */
export function goToField(path: readonly string[], left = tries): void {
  const inside = blockIn(path)
  if (inside?.rest.length === 0) return
  const within = inside ? `[data-list="${inside.list}"] [data-block="${CSS.escape(inside.block)}"] ` : ''
  const place = (inside?.rest ?? path).join('/')
  const field = document.querySelector<HTMLElement>(`${within}[data-path="${CSS.escape(place)}"]`)
  if (!field && left > 0) return void setTimeout(goToField, pause, path, left - 1)
  for (let fold = field?.closest('details:not([open])'); fold; fold = fold.closest('details:not([open])'))
    fold.setAttribute('open', '')
  field?.querySelector<HTMLElement>('input, select, textarea, .picked')?.focus()
  field?.scrollIntoView({ block: 'center' })
}
