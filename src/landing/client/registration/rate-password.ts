import { passwordStrength } from '../../../rules/form/password-strength.ts'
import { formatText } from '../../../ui/format-text.ts'
import type { Page } from '../../page/page.ts'

/** Says how strong a new password is as it is typed, where its field has a place for that. */
export function ratePasswords({ texts, locale }: Page): void {
  addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement
    const place = field.parentElement?.querySelector('.strength')
    if (!place) return
    const strength = passwordStrength(field.value)
    const text = texts[`ui.dialog.password-${strength}`]
    place.className = `strength strength-${strength}`
    place.textContent = text === undefined || field.value === '' ? '' : formatText(text, locale.tag, {})
  })
}
