import type { Draft } from '../../registration/index.ts'

/** Puts what was entered back into the form; what somebody has typed since stays. */
export function refill({ dialog, tab, form: entered }: Draft): void {
  const form = formOf(dialog)
  if (!form) return
  const field = (name: string) => form.elements.namedItem(name)
  const write = (name: string, value: string) => {
    const one = field(name)
    if (one instanceof HTMLInputElement && one.value === '') one.value = value
    if (one instanceof HTMLSelectElement && [...one.options].some((option) => option.value === value)) one.value = value
  }
  const choose = (name: string, value: string) => {
    const all = field(name)
    const ones = all instanceof RadioNodeList ? [...all] : [all]
    for (const one of ones) if (one instanceof HTMLInputElement && one.value === value) one.checked = true
  }
  const tick = (name: string, isTicked: boolean) => {
    const one = field(name)
    if (one instanceof HTMLInputElement) one.checked = isTicked
  }
  write('email', entered.email)
  write('phone_code', entered.iso_code)
  write('phone', entered.phone_user)
  write('currency', entered.currency)
  write('promo_code', entered.promo)
  if (tab) choose('way', tab)
  choose('bonus_id', entered.bonus === null ? '' : String(entered.bonus))
  tick('checkbox1', entered.checkbox1)
  tick('checkbox2', entered.checkbox2)
  tick('confirm_subscribers', entered.confirm_subscribers.length > 0)
}

/** As if the visitor had pressed the button once more. A password that is gone is asked for by nobody. */
export function sendAgain(dialog: string): void {
  const form = formOf(dialog)
  if (!form) return
  const passwords = [...form.querySelectorAll<HTMLInputElement>('input[name$=password]')]
  if (passwords.every((field) => field.value !== '' || field.getClientRects().length === 0)) form.requestSubmit()
}

function formOf(dialog: string): HTMLFormElement | null | undefined {
  return document.getElementById(dialog)?.querySelector<HTMLFormElement>('form.dialog-form')
}
