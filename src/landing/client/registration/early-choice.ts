import type { EarlyChoice, Shown } from '../../registration/index.ts'

/** What was chosen in a form before the registration was loaded; defaults do not count. */
export function earlyChoice(dialog: Element): EarlyChoice {
  const chosen = currencyOption(dialog)
  const bonus = pickedBonus(dialog)
  return {
    ...(chosen && !chosen.defaultSelected && { currency: chosen.value }),
    ...(bonus && !bonus.defaultChecked && { bonusId: idOf(bonus) }),
  }
}

/** What a form shows of the state that it shares with the registration. */
export function shownBy(form: HTMLFormElement): Shown {
  const bonus = pickedBonus(form)
  return {
    currency: currencyOption(form)?.value,
    bonusId: bonus ? idOf(bonus) : undefined,
    promo: form.querySelector<HTMLInputElement>('[name=promo_code]')?.value.trim() ?? '',
  }
}

const currencyOption = (form: Element) => form.querySelector<HTMLSelectElement>('[name=currency]')?.selectedOptions[0]

const pickedBonus = (form: Element) => form.querySelector<HTMLInputElement>('[name=bonus_id]:checked')

const idOf = ({ value }: HTMLInputElement) => (value ? Number(value) : null)
