import { secretNames, writeValues } from '../../../rules/form/fields/fields.ts'
import type { Draft } from '../../registration/index.ts'

/** Restores a draft into its form; values typed since are kept. */
export function refill({ dialog, tab, form: entered }: Draft): void {
  const form = formOf(dialog)
  if (!form) return
  const filling = writeValues({ ...entered, tab: tab ?? undefined })
  for (const [name, value] of Object.entries(filling)) {
    const field = form.elements.namedItem(name)
    for (const one of field instanceof RadioNodeList ? field : [field]) fill(one, value)
  }
}

function fill(field: Node | null, value: string | boolean): void {
  if (field instanceof HTMLSelectElement) {
    const option = [...field.options].find((one) => one.value === value)
    if (option) option.selected = true
  } else if (field instanceof HTMLInputElement) {
    if (typeof value === 'boolean') field.checked = value
    else if (field.type === 'radio') field.checked ||= field.value === value
    else field.value ||= value
  }
}

/** Submits the form again, unless a visible password field is empty: the visitor has not asked to submit. */
export function sendAgain(dialog: string): void {
  const form = formOf(dialog)
  if (!form) return
  const secrets = [...form.elements].filter((field) => field instanceof HTMLInputElement && secretNames.has(field.name))
  const isWhole = secrets.every((field) => isFilled(field) || field.getClientRects().length === 0)
  if (isWhole) form.requestSubmit()
}

const isFilled = (field: Element) => field instanceof HTMLInputElement && field.value !== ''

function formOf(dialog: string): HTMLFormElement | null | undefined {
  return document.getElementById(dialog)?.querySelector<HTMLFormElement>('form.dialog-form')
}
