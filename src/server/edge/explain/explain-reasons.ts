const meanings: Readonly<Record<string, string>> = {
  'mirror no-cookies': 'The cookies mirred and redirectUrl are not both there.',
  'mirror undefined': 'The cookie redirectUrl is the text "undefined".',
  'mirror already-here': 'The visitor is already on the mirror.',
  'mirror unknown-host': 'The cookie redirectUrl names a host that site.json does not list.',
  'mirror not-https': 'The cookie redirectUrl is not an https address.',
  'mirror malformed': 'The cookie redirectUrl is not an address.',
  'mirror cookies': 'The cookies mirred and redirectUrl name a mirror that site.json lists.',
  'route address': 'The address names this landing.',
  'route address-with-parameter': 'The address names this landing and a parameter.',
  'route no-landing': 'No landing has this address.',
  'route method': 'Pages answer only GET and HEAD.',
  'redirect no-redirect': 'No redirect begins at this address.',
  'redirect moved': 'A redirect leads from this address to a landing.',
  'market demo': 'A demonstration shows every market.',
  'market country-unknown': 'The visitor’s country is unknown.',
  'market not-closed': 'The visitor’s country has an open market, or no market at all.',
  'schedule always': 'The landing has no schedule.',
  'schedule running': 'The schedule is running.',
  'schedule not-yet': 'The schedule has not begun.',
  'schedule over': 'The schedule has ended.',
  'locale parameter': 'The parameter in the address chooses the language.',
  'locale prefix': 'The address begins with the language.',
  'locale link': 'The visitor followed a link of this site: an address without a language means the default language.',
  'locale cookie': 'The cookie i18n_lang remembers the language.',
  'locale accept-language': 'The browser asks for the language.',
  'locale default': 'No other source: the default language.',
}

/** A step's reason as a sentence, or the code itself if it has none. */
export function meaningOf(step: string, reason: string): string {
  return meanings[`${step} ${reason}`] ?? reason
}
