/** The texts of the program itself, such as fields, errors and notifications: components refer to them, not records. */
const prefixes = ['ui.', 'site.shell.', 'site.player.', 'site.cashier.']

export const isProgramText = (id: string): boolean => prefixes.some((prefix) => id.startsWith(prefix))
