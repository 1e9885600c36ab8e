import type { Bridge } from './journey.tsx'

/** Forwards events of the document's dialogs and forms to the registration. */
export function listenToForms({ bring, journey }: Bridge): void {
  const quietly = (work: (brought: Awaited<ReturnType<Bridge['bring']>>) => unknown) =>
    void bring().then(work, () => undefined)

  addEventListener('opened', ({ target }) => {
    const dialog = target as Element
    const isEarly = !journey()
    quietly(({ registration, tools }) => {
      const opened = registration.dialogOpened(dialog.id, isEarly ? tools.earlyChoice(dialog) : undefined)
      void tools.flyPrize(dialog).catch(() => undefined)
      return opened
    })
  })
  addEventListener(
    'close',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement)) return
      clearForms(target)
      if (!journey()) return
      quietly(({ registration }) => {
        registration.dialogClosed(target.id)
        // Browsers tell late that a dialog was closed: it may have been opened again.
        return target.open && registration.dialogOpened(target.id)
      })
    },
    true,
  )
  addEventListener('focusin', ({ target }) => {
    const section = (target as Element).closest('section.dialog-inline')
    if (section) quietly(({ registration, tools }) => registration.dialogOpened(section.id, tools.earlyChoice(section)))
  })
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement | HTMLSelectElement
    if (name === 'currency') quietly(({ registration }) => registration.chooseCurrency(value))
    if (name === 'bonus_id') quietly(({ registration }) => registration.chooseBonus(value ? Number(value) : null))
  })
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'tel') quietly(({ tools }) => tools.followPhone(target))
  })
  addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches('.dialog-form:not([data-apart])')) return
    event.preventDefault()
    const { submitter } = event
    bring().then(
      ({ registration, tools, page }) => tools.sendForm(registration, page, form, submitter),
      // If the registration cannot be loaded, the browser submits the form, except for Google sign-in.
      () => submitter?.dataset['way'] || form.submit(),
    )
  })
}

/** Closing a dialog clears its forms, and what they said was wrong. */
function clearForms(dialog: HTMLDialogElement): void {
  for (const form of dialog.querySelectorAll('form')) form.reset()
  for (const field of dialog.querySelectorAll('[aria-invalid]')) field.ariaInvalid = null
  for (const text of dialog.querySelectorAll<HTMLElement>('[data-problem]')) text.hidden = true
}
