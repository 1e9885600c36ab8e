/** The player goes on where something is wrong. */
export const focusField = (name: string): void =>
  document.querySelector<HTMLInputElement>(`.cashier input[name="${name}"]`)?.focus()
