import { isRecordKind, type RecordKind, recordKinds } from '../record-kinds.ts'
import { namedFolders } from '../record-names.ts'
import { type ReferenceKind, referenceKinds } from '../references.ts'

/** What a diagnostic code means. Codes are permanent: a code may be retired, never reused. */
export type DiagnosticDefinition = {
  readonly severity: 'error' | 'warning'
  /** What is wrong, in one sentence. */
  readonly what: string
  /** Why it matters to visitors or colleagues. */
  readonly why: string
  /** What to do about it. */
  readonly fix: string
}

const error = (what: string, why: string, fix: string) => ({ severity: 'error', what, why, fix }) as const
const warning = (what: string, why: string, fix: string) => ({ severity: 'warning', what, why, fix }) as const

const unknown = (thing: string, place: string) =>
  error(
    `The record refers to a ${thing} that does not exist.`,
    'The page cannot be built as intended.',
    `Correct the name, or add the ${thing} ${place}.`,
  )

type ReferredKind = Extract<ReferenceKind, RecordKind>

/** One diagnostic for each kind of record that other records refer to. */
const unknownRecords = Object.fromEntries(
  referenceKinds
    .filter((kind): kind is ReferredKind => isRecordKind(kind))
    .map((kind) => {
      const { noun, folders } = recordKinds[kind]
      return [`unknown-${kind}`, unknown(noun, `in ${Object.keys(folders)[0]}/`)]
    }),
) as { readonly [Kind in ReferredKind as `unknown-${Kind}`]: DiagnosticDefinition }

const anyOf = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

const unused = (thing: string) =>
  warning(
    `Nothing uses this ${thing}.`,
    'Unused records make it hard to see what is still live.',
    `Use the ${thing}, or delete it.`,
  )

/** Every diagnostic of the registry. */
export const diagnosticCatalogue = {
  'no-records': error(
    'The folder contains no records.',
    'An empty site would replace the one that is live.',
    'Pass the folder that contains site.json and landings/, or restore the records.',
  ),
  'unreadable-file': error(
    'The file cannot be read.',
    'Its landing would disappear from the site without warning.',
    'Give the user that runs the check read permission.',
  ),
  'file-too-large': error(
    'The file exceeds the maximum size of a record.',
    'A record of this size is almost certainly a mistake, and slows down every check.',
    'Remove what does not belong in a record, such as embedded pictures.',
  ),
  'outside-folder': error(
    'The file is a symbolic link to a target outside the records folder.',
    'Files outside the folder are not reviewed with the records and may change unnoticed.',
    'Replace the link with the file itself.',
  ),
  'unexpected-file': error(
    'The file is not in a folder that contains records.',
    'It would never take effect.',
    `Move it to ${anyOf(namedFolders.map(({ folder }) => `${folder}/`))}.`,
  ),
  'missing-site': error(
    'There is no site.json.',
    'It defines the brand, hosts, languages and currencies.',
    'Add site.json at the top of the records folder.',
  ),
  'not-utf8': error(
    'The file is not UTF-8 text.',
    'Its characters would be displayed incorrectly.',
    'Save the file as UTF-8 in your editor.',
  ),
  'malformed-unicode': error(
    'A text contains half of a character.',
    'Such a text cannot be encoded: browsers and databases would replace or reject it.',
    'Write the whole character, or both halves of its escape, such as \\ud83d\\ude00.',
  ),
  'byte-order-mark': error(
    'The file starts with a byte order mark.',
    'Strict JSON parsers reject it.',
    'Save the file as UTF-8 without a byte order mark (BOM).',
  ),
  'malformed-json': error(
    'The file is not valid JSON.',
    'The record cannot be read.',
    'Fix the syntax error at this position; often it is a missing comma or quotation mark.',
  ),
  'too-deep': error(
    'The values are nested deeper than any record needs.',
    'Nesting this deep is either a mistake or an attack.',
    'Restore the record from its last good version.',
  ),
  'duplicate-key': error(
    'The same property is set twice.',
    'JSON parsers disagree on which of the two values applies.',
    'Keep one of them.',
  ),
  'forbidden-key': error(
    'The name of the property is reserved by JavaScript.',
    'It could change the behaviour of the program.',
    'Remove the property or give it another name.',
  ),
  'unknown-property': error(
    'The record sets a property that does not exist.',
    'It has no effect; often it is a typo.',
    'Correct the name or remove the property.',
  ),
  'missing-property': error(
    'A required property is missing.',
    'The page cannot be made without it.',
    'Add it. Landings and dialogs may also inherit it from the record that they extend.',
  ),
  'unknown-type': error(
    'There is no block or part of this type.',
    'That part of the page could not be rendered.',
    'Choose an existing type.',
  ),
  'not-allowed': error(
    'The value is not one of the allowed values.',
    'The page cannot use it.',
    'Choose one of the allowed values.',
  ),
  'wrong-type': error(
    'The value does not have the type of the property.',
    'The page cannot use it.',
    'Use the type that the message names.',
  ),
  malformed: error(
    'The value does not have the required format.',
    'It would result in an invalid address, colour, date or name.',
    'Use the format of the example.',
  ),
  'out-of-range': error(
    'The value is too small, too large, too short or too long.',
    'It would break the layout, or make an impossible promise.',
    'Choose a value within the limits.',
  ),
  'duplicate-item': error(
    'The list contains the same entry twice.',
    'Only one of them can take effect.',
    'Remove one of the two.',
  ),
  'duplicate-block': error(
    'Two blocks have the same id.',
    'Changes in other records could not distinguish them.',
    'Give each block a unique id.',
  ),
  'name-mismatch': error(
    'The file name does not match the name of the record.',
    'Records are looked up by their file name.',
    'Rename the file, or correct the name in the record.',
  ),
  'duplicate-name': error(
    'Two records have the same name.',
    'A reference to this name would be ambiguous.',
    'Rename or delete one of them.',
  ),
  'slug-traversal': error(
    'The address contains "..".',
    'It could reach files outside the site.',
    'Use lower-case letters, digits and hyphens.',
  ),
  'slug-control-character': error(
    'The address contains an invisible character.',
    'It cannot be typed, and servers treat it as an attack.',
    'Retype the address.',
  ),
  'slug-uppercase': error(
    'The address contains upper-case letters.',
    'Visitors and advertisements confuse upper and lower case, and two addresses would look the same.',
    'Use lower case. Only pages of kind "system" may keep a mixed-case address.',
  ),
  'slug-malformed': error(
    'The address contains characters that are not allowed.',
    'It would have to be escaped in every link.',
    'Use lower-case letters, digits and single hyphens, and at most one slash.',
  ),
  'slug-reserved': error(
    'The address starts with a word that the site reserves.',
    'The landing would be unreachable.',
    'Choose another address. site.json lists the reserved words.',
  ),
  'slug-nested': error(
    'The part of the address before the slash is not the address of a landing.',
    'A page with a slash in its address belongs to the landing before the slash.',
    'Add that landing, or use an address without a slash.',
  ),
  'redirect-onto-page': error(
    'A redirect begins at the address of a landing.',
    'Nobody could open the landing any more.',
    'Delete the redirect, or give the landing another address.',
  ),
  'lost-address': error(
    'An address that visitors know would lead nowhere.',
    'Links in advertisements, posters and search engines would end at an error page.',
    'Delete the landing with a redirect to another one, or keep the redirect.',
  ),
  'redirect-chain': error(
    'A redirect leads to another redirect.',
    'Each further step costs visitors time, and search engines give up on long chains.',
    'Let it lead to the landing at the end.',
  ),
  'redirect-cycle': error(
    'Redirects lead in a circle.',
    'Browsers show an error instead of a page.',
    'Let one of them lead to a landing, or delete it.',
  ),
  'slug-home': error(
    'Only the home page has an empty address, and it must have one.',
    'Exactly one page, of kind "home", has the empty address.',
    'Give the landing an address, or set its kind to "home".',
  ),
  'ambiguous-route': error(
    'Two pages have the same address.',
    'It would be undefined which of them visitors see.',
    'Change the address or the parameter values.',
  ),
  'unknown-parent': error(
    'The record extends a record that does not exist.',
    'Everything that it inherits would be missing.',
    'Correct the name after "extends".',
  ),
  'extends-cycle': error(
    'The records extend each other in a circle.',
    'Inherited values cannot be resolved.',
    'Remove "extends" from one of them.',
  ),
  'extends-too-long': error(
    'The chain of records that extend each other is too long.',
    'It becomes impossible to see where a value comes from.',
    'Extend a record nearer to the start of the chain.',
  ),
  'unknown-block': error(
    'The record changes a block that does not exist.',
    'The change has no effect.',
    'Correct the block id; the message lists the existing ones.',
  ),
  'unknown-message': unknown('text', 'to every file in locales/'),
  'unknown-icon': unknown('picture', 'by choosing one from the sets in use'),
  'unknown-currency': unknown('currency', 'to site.json'),
  'unknown-locale': unknown('language', 'to site.json, with its file in locales/'),
  ...unknownRecords,
  'unknown-pixel-group': unknown('pixel group', 'to site.json'),
  'missing-translation': error(
    'A text is missing in one language.',
    'Visitors would see the text in another language, or no text at all.',
    'Add the translation to that language’s file.',
  ),
  'surplus-translation': error(
    'The text exists in a translation but not in the default language.',
    'It is never shown.',
    'Correct its id, or remove it.',
  ),
  'malformed-message': error(
    'The text is not in ICU message format.',
    'Visitors would see the raw braces.',
    'Fix the syntax error that the message names; often it is a missing brace.',
  ),
  'arguments-differ': error(
    'A translation uses different {values} from the default language.',
    'A value would be missing, or visitors would see its name in braces.',
    'Use the same {values} in every language.',
  ),
  'missing-value': error(
    'A text uses a {value} that this landing does not have.',
    'Visitors would see the name of the value in braces.',
    'Add the value to "values", choose a preset that provides it, or choose another text.',
  ),
  'currency-not-in-preset': error(
    'The bonus preset has no amount in the landing’s currency.',
    'The landing cannot show what the bonus is worth.',
    'Choose another currency, or add the amount to the preset.',
  ),
  'currency-not-in-market': error(
    'The landing’s currency is not a currency of its market.',
    'Visitors from that market cannot open an account in this currency.',
    'Choose one of the market’s currencies, or another market.',
  ),
  'offer-disagrees': error(
    'A button or banner promises something other than the bonus.',
    'Advertising an offer that players do not get is misleading and illegal.',
    'Correct the offer, or choose the preset that matches it.',
  ),
  'prize-currency': error(
    'The currency of the prize differs from the currency of the landing.',
    'The visitor would win an amount that cannot be paid out.',
    'State the prize in the landing’s currency.',
  ),
  'wrong-dialog-kind': error(
    'The dialog is of the wrong kind.',
    'A sign-in link must open a sign-in dialog, and a variant can only be applied to another dialog.',
    'Choose a dialog of the kind that the message names.',
  ),
  'redirect-unbuildable': error(
    'The redirect address of the landing is invalid.',
    'Visitors could not continue after registration.',
    'Correct the host of the main site or the path of the section.',
  ),
  'range-order': error(
    'The smallest amount of a range is above the largest.',
    'No amount would be accepted.',
    'Swap the two amounts, or correct one of them.',
  ),
  'range-twice': error('There are two ranges in one currency.', 'Only the first would apply.', 'Keep one of them.'),
  'range-nowhere': error(
    'A payment method has a range in a currency of none of its markets.',
    'No player would be offered it.',
    'Remove the range, or add a market with this currency.',
  ),
  'method-incomplete': error(
    'A payment method lacks a part that its kind needs.',
    'Players could start a payment, but not make it.',
    'Add the part, or choose another kind.',
  ),
  'pattern-broken': error(
    'A pattern is not a valid regular expression.',
    'Nothing that players enter could be checked.',
    'Correct it; often a bracket is not closed.',
  ),
  'example-differs': error(
    'An example does not match the pattern beside it.',
    'Players would be refused what they are shown as right.',
    'Correct the example or the pattern.',
  ),
  'link-unbuildable': error(
    'No payment link can be made from the template.',
    'Payment apps would refuse the link and the QR code.',
    'Use only the values that exist; a upi: link needs pa={account} and pn={name}.',
  ),
  'unknown-team': error(
    'The competition states the strength of a team that its collection does not have.',
    'The team would be of average strength.',
    'Correct the name, or remove the strength.',
  ),
  'team-twice': error(
    'A competition lists a competitor twice.',
    'It would play against itself.',
    'Remove one of them, or give it another name.',
  ),
  'season-impossible': error(
    'The season of a competition does not fit its sport.',
    'It could not be played.',
    'Add competitors, or choose another sport or season.',
  ),
  'play-impossible': error(
    'The sport cannot be played as it is described.',
    'Its matches would not end, or count wrongly.',
    'Correct the numbers.',
  ),
  'market-part-unknown': error(
    'A sport of the market type does not have the part that it is about.',
    'The market could not be offered in its matches.',
    'Correct the part, or remove the sport.',
  ),
  'market-unit-unknown': error(
    'A sport of the market type does not count what the market is about.',
    'The market could not be settled.',
    'Correct the unit, or remove the sport.',
  ),
  'market-lines': error(
    'The market type has lines without need, or lacks them.',
    'Totals and handicaps are settled by their line; other markets have none.',
    'Add or remove "lines".',
  ),
  'market-shares': error(
    'The shares of the outcomes do not add up after some ending.',
    'The house or the players would lose money by the rule itself.',
    'Correct the rule; a place in a race needs more runners than places.',
  ),
  'market-draw-possible': error(
    'The market type says that there is no draw, but the sport has one.',
    'Players would not know what becomes of their stakes.',
    'Make the draw an outcome, or let it return the stakes.',
  ),
  'market-outcome-fixed': error(
    'An outcome is always or never won, however the match ends.',
    'Nobody should be able to bet on it.',
    'Correct the rule, or remove the sport.',
  ),
  'margin-outside': error(
    'The margin is outside of what a money policy allows.',
    'The odds would be dearer or cheaper than the house wants.',
    'Correct the margin, or change the policy.',
  ),
  'policy-twice': error(
    'A market has two money policies.',
    'Only the first would apply.',
    'Remove the market from one of them.',
  ),
  'stakes-missing': error(
    'A market has no limits of stakes in one of its currencies.',
    'Its players could not bet.',
    'Add the currency to the money policy of the market.',
  ),
  'engine-impossible': error(
    'The rules of a game contradict themselves.',
    'Its rounds could not be played.',
    'Correct the place: it says what does not fit.',
  ),
  'return-differs': error(
    'The return to player is not the one that follows from the rules of the game.',
    'Players would be told something wrong, which the law punishes.',
    'State the computed return, or change the rules.',
  ),
  'return-outside': error(
    'The return of a game is outside of what a money policy allows.',
    'The house would lose in the long run, or players would.',
    'Change the paytable or the house edge, or the policy.',
  ),
  'prize-unreachable': error(
    'A prize of a game can never be won.',
    'A paytable that promises it would be a lie.',
    'Remove the prize, or change the rules so that a round can reach it.',
  ),
  'simulation-wrong': error(
    'The simulation of a game is missing, is of other rules, or is not needed.',
    'What the game returns would not be proved.',
    'Run "npm run simulate-returns", or remove the simulation if the return is computed exactly.',
  ),
  'table-impossible': error(
    'A game has a table, but its players cannot share a round, or needs one and has none.',
    'The server could not run it.',
    'Remove the table, or add one to a crash game.',
  ),
  'contribution-missing': error(
    'Bonus money may be staked on a game that does not count towards the wager of a bonus.',
    'Players would stake it in vain.',
    'Set a contribution above 0, or do not allow bonus money.',
  ),
  'downtime-order': error(
    'The downtime of a game ends before it begins.',
    'It would never apply.',
    'Swap or correct the two times.',
  ),
  'category-derived': error(
    'A game lists a category whose games follow from their first day.',
    'It would stay there when it is no longer new.',
    'Remove the category from the game.',
  ),
  'category-empty': error(
    'A category has no games.',
    'Players who open it would find nothing.',
    'Add a game to it, or remove the category.',
  ),
  'schedule-order': error(
    'The schedule ends before it begins.',
    'The landing would never be shown.',
    'Swap or correct the two dates.',
  ),
  'schedule-loop': error(
    'The fallbacks form a redirect loop.',
    'Visitors who arrive outside the schedule would be redirected endlessly.',
    'Choose a landing without a schedule as one of the fallbacks.',
  ),
  'market-closed': error(
    'The site is live, but the market of the landing is closed.',
    'Serving the landing would break the law of that market.',
    'Open the market if you may lawfully serve it, or move the landing to another market.',
  ),
  'article-link': error(
    'An article links to an address where nothing is.',
    'Readers who follow the link find a page that says so.',
    'Write the path of a section or of an article, without the language, such as /deposit-withdraw.',
  ),
  'article-markup': error(
    'An article contains something that articles do not show.',
    'It would be left out: articles are words, headings, lists and links, and never HTML.',
    'Write it as a paragraph, a heading of the second or third level, a list, or a link.',
  ),
  'article-not-listed': error(
    'The section of an article lists no articles.',
    'Nobody would find it.',
    'Choose a section with the screen articles, or give the section this screen.',
  ),
  'free-stake-game': error(
    'Free spins have no slot, or a free bet has a game.',
    'Players could not use what they were given.',
    'Name a game whose engine is a slot for free spins; leave the game out for free bets.',
  ),
  'free-stake-value': error(
    'A free spin or bet is worth an amount that cannot be staked.',
    'Players could not use what they were given.',
    'Change the amount or the count, so that each is within the stakes of the money policy and payable in its currency.',
  ),
  'section-address-taken': error(
    'The address of a section belongs to something else.',
    'This server also serves the main site: visitors would never reach the section.',
    'Choose a path whose first word is no language, no reserved word, not the base path, and not that of another section.',
  ),
  'section-without-game': error(
    'A section is the page of a game, and names none.',
    'Its page would not be found.',
    'Set game to the name of a game, or choose another screen.',
  ),
  'sign-up-without-sign-in': error(
    'The landing with which visitors of the main site sign up has no dialog for signing in.',
    'Players could not sign in again.',
    'Set signIn of the landing to a dialog, or choose another landing in signUpLanding of site.json.',
  ),
  'legal-block-empty': error(
    'The site is live, but the market has no licence line.',
    'The law requires it on every page.',
    'Add the licence line to the market.',
  ),
  'low-contrast': error(
    'The contrast between two colours of the theme is too low.',
    'Visitors could not read the text.',
    'Make one of the colours lighter or darker.',
  ),
  'picture-cut': error(
    'The crop of the picture is not inside of its file.',
    'The picture cannot be made.',
    'Crop it in the admin, or leave the crop out.',
  ),
  'picture-missing': error(
    'The file of the picture is missing, or its content is another.',
    'The page would show nothing in its place.',
    'Restore the file in assets/, or upload the picture again in the admin.',
  ),
  'picture-undescribed': error(
    'The picture has no alternative text.',
    'Visitors who do not see the picture do not learn what it shows.',
    'Say in a few words what it shows.',
  ),
  'picture-unlicensed': error(
    'The picture has no licence line.',
    'Nobody can tell by which right it is shown.',
    'State who made the picture, and by which right it is shown.',
  ),
  'picture-untranslated': warning(
    'The alternative text of the picture is missing in a language.',
    'Visitors who do not see the picture hear English there.',
    'Translate the text, for example in the admin under Texts.',
  ),
  'over-budget': error(
    'The own pictures of the landing weigh more than its budget.',
    'On a slow phone, visitors wait for them, and leave.',
    'Crop a picture, show fewer, or raise pictureBudget in site.json.',
  ),
  'missing-footer': error(
    'The landing has no footer.',
    'It shows the legal age, licence line, help links and bonus conditions.',
    'Add a footer as the last block.',
  ),
  'unused-dialog': unused('dialog'),
  'unused-theme': unused('theme'),
  'unused-bonus-preset': unused('bonus preset'),
  'unused-asset': unused('picture'),
  'unused-template': unused('template'),
  'unused-message': unused('text'),
} as const satisfies Record<string, DiagnosticDefinition>

export type DiagnosticCode = keyof typeof diagnosticCatalogue
