import type { Tab } from '../../../rules/form/registration-form.ts'
import type { Page } from '../../page/page.ts'
import type { Entered, RegistrationState } from '../../registration/index.ts'

/** The form of the document as the flow knows it. Boxes that are not shown count as the record wants: agreed. */
export function readForm(form: HTMLFormElement, page: Page, { bonuses, promo }: RegistrationState): Entered {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const iso = text('phone_code') || (page.phoneCountries[0]?.code ?? 'IN')
  const dialCode = page.phoneCountries.find(({ code }) => code === iso)?.dialCode ?? ''
  const box = (name: string) => form.elements.namedItem(name) instanceof HTMLInputElement
  const ticked = (name: string) => (box(name) ? data.has(name) : true)
  const first = ticked('checkbox1')
  // One box stands for all three.
  const isOneBox = box('checkbox1') && !box('checkbox2')
  const news = isOneBox ? first : ticked('confirm_subscribers')
  return {
    tab: tabOf(form),
    confirmsTerms: box('user_agreement') ? data.has('user_agreement') : undefined,
    form: {
      email: text('email'),
      phone_user: text('phone'),
      phone_code: dialCode,
      iso_code: iso,
      password: text('password'),
      // Where a form does not ask twice, the password stands for itself.
      repeat_password: form.elements.namedItem('repeat_password') ? text('repeat_password') : text('password'),
      currency: bonuses.currency || text('currency') || page.bonus.currency,
      promo: promo.kind === 'accepted' ? promo.code : '',
      isPromo: promo.kind === 'accepted',
      isTwoStep: false,
      bonus: bonuses.list ? bonuses.chosen : bonusOf(form, page),
      checkbox1: first,
      checkbox2: isOneBox ? first : ticked('checkbox2'),
      confirm_subscribers: news ? ['news'] : [],
    },
  }
}

/** Before the list is there: what the document shows as chosen. */
function bonusOf(form: HTMLFormElement, { bonuses }: Page): number | null {
  const picker = form.elements.namedItem('bonus_id')
  if (!(picker instanceof RadioNodeList)) return bonuses[0]?.bonusId ?? null
  return picker.value === '' ? null : Number(picker.value)
}

function tabOf(form: HTMLFormElement): Tab | undefined {
  const way = form.elements.namedItem('way')
  if (!(way instanceof RadioNodeList)) return undefined
  return way.value === 'email' || way.value === 'phone' || way.value === 'one-click' ? way.value : undefined
}
