import type { EarlyChoice } from '../../registration/index.ts'

/** What was chosen in a form before the registration was loaded; defaults do not count. */
export function earlyChoice(dialog: Element): EarlyChoice {
  const select = dialog.querySelector<HTMLSelectElement>('[name=currency]')
  const chosen = select?.selectedOptions[0]
  const bonus = dialog.querySelector<HTMLInputElement>('[name=bonus_id]:checked')
  return {
    ...(chosen && !chosen.defaultSelected && { currency: chosen.value }),
    ...(bonus && !bonus.defaultChecked && { bonusId: bonus.value ? Number(bonus.value) : null }),
  }
}
