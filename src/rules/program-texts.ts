/** The texts of the program itself, such as fields, errors and notifications: components refer to them, not records. */
const prefixes = [
  'ui.',
  'site.shell.',
  'site.player.',
  'site.tool.',
  'site.cashier.',
  'site.history.',
  'site.withdrawal.',
  'site.profile.',
  'site.inbox.',
  'site.settings.',
  'site.sports.',
  'site.verification.',
  'site.articles.',
  'site.bets.',
  'site.bonuses.',
  'site.slip.',
  'site.casino.',
  'site.play.',
  'site.rules.',
  'site.fairness.',
]

export const isProgramText = (id: string): boolean => prefixes.some((prefix) => id.startsWith(prefix))
