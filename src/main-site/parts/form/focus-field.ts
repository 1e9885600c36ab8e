/** The player goes on where something is wrong. */
export const focusField = (name: string, form: ParentNode = document): void =>
  form.querySelector<HTMLElement>(`.tool [name="${name}"]`)?.focus()
