/** The player goes on where something is wrong. */
export const focusField = (name: string): void =>
  document.querySelector<HTMLInputElement>(`.tool input[name="${name}"]`)?.focus()
