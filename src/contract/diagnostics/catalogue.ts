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
    `The record names a ${thing} that does not exist.`,
    `Without its ${thing} the page cannot be made as its author meant it.`,
    `Correct the name, or add the ${thing} ${place}.`,
  )

type ReferredKind = Extract<ReferenceKind, RecordKind>

/** One for each kind of record that others name. */
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
    'Left-overs make colleagues wonder what is still alive.',
    `Use the ${thing}, or delete it.`,
  )

/** Every diagnostic of the registry. */
export const diagnosticCatalogue = {
  'no-records': error(
    'The folder holds no records.',
    'An empty site would replace the one that is being served.',
    'Name the folder that holds site.json and landings/, or restore the records.',
  ),
  'unreadable-file': error(
    'The file cannot be read.',
    'Its landing would silently disappear.',
    'Give the user that runs the check the right to read it.',
  ),
  'file-too-large': error(
    'The file is larger than any record may be.',
    'A record of that size is a mistake, and would slow every check down.',
    'Remove what does not belong there; pictures and long texts live elsewhere.',
  ),
  'outside-folder': error(
    'The file is a link that leads out of the records folder.',
    'What stands outside is not reviewed with the records and may change unseen.',
    'Replace the link by the file itself.',
  ),
  'unexpected-file': error(
    'The file is in no place where records are looked for.',
    'It would never take effect.',
    `Move it to ${anyOf(namedFolders.map(({ folder }) => `${folder}/`))}.`,
  ),
  'missing-site': error(
    'There is no site.json.',
    'Brand, hosts, languages and currencies are stated there.',
    'Add site.json at the top of the records folder.',
  ),
  'not-utf8': error(
    'The file is not UTF-8 text.',
    'Its characters would turn into others.',
    'Save the file as UTF-8 in your editor.',
  ),
  'byte-order-mark': error(
    'The file starts with a byte order mark.',
    'Strict readers refuse JSON that starts with one.',
    'Save the file as UTF-8 without byte order mark (BOM).',
  ),
  'malformed-json': error(
    'The file is not valid JSON.',
    'Nothing in it can be read for certain.',
    'Mend the place that is named; often it is a comma or a quotation mark.',
  ),
  'too-deep': error(
    'The values are nested deeper than any record needs.',
    'Such depth can only be a mistake or an attack.',
    'Restore the record from its last good version.',
  ),
  'duplicate-key': error(
    'The same property is stated twice.',
    'Readers disagree on which of the two counts.',
    'Keep one of them.',
  ),
  'forbidden-key': error(
    'The property has a name that is reserved by JavaScript.',
    'It could change how the program itself behaves.',
    'Remove the property or give it another name.',
  ),
  'unknown-property': error(
    'The record states a property that does not exist.',
    'It would have no effect; often it is a misspelt one.',
    'Correct the name or remove the property.',
  ),
  'missing-property': error(
    'A property that has to be stated is missing.',
    'The page cannot be made without it.',
    'State it. In a landing or a dialog it may also come from what the record extends.',
  ),
  'unknown-type': error(
    'There is no block or part of this type.',
    'The page would have a hole.',
    'Choose one of the types that exist.',
  ),
  'not-allowed': error(
    'The value is none of those that are allowed here.',
    'The page would not know what to do with it.',
    'Choose one of the allowed values.',
  ),
  'wrong-type': error(
    'The value is of another type than the property asks for.',
    'The page would not know what to do with it.',
    'Write the value in the form that the message names.',
  ),
  malformed: error(
    'The value does not have the form that is needed here.',
    'It would break an address, a colour, a date or a name.',
    'Write it like the example.',
  ),
  'out-of-range': error(
    'The value is too small or too large, too short or too long.',
    'The page could not be laid out, or would promise nonsense.',
    'Choose a value within the bounds.',
  ),
  'duplicate-item': error(
    'The list holds the same entry twice.',
    'Only one of them could take effect.',
    'Remove one of the two.',
  ),
  'duplicate-block': error(
    'Two blocks have the same id.',
    'Changes in other records could not tell them apart.',
    'Give each block an id of its own.',
  ),
  'name-mismatch': error(
    "The file's name is not the record's name.",
    'Colleagues look a record up by its file.',
    'Rename the file, or correct the name in the record.',
  ),
  'duplicate-name': error(
    'Two records have the same name.',
    'Only one of them can be meant, and nobody knows which.',
    'Rename or delete one of them.',
  ),
  'slug-traversal': error(
    'The address contains "..".',
    'It could reach files outside the site.',
    'Use lower-case letters, digits and hyphens.',
  ),
  'slug-control-character': error(
    'The address contains an invisible character.',
    'Nobody can type it, and servers treat it as an attack.',
    'Type the address anew.',
  ),
  'slug-uppercase': error(
    'The address contains upper-case letters.',
    'Visitors and advertisements mix cases up; two addresses would look the same.',
    'Use lower case. Pages of kind "system" alone may keep an old mixed-case address.',
  ),
  'slug-malformed': error(
    'The address contains characters that an address may not have.',
    'It would have to be escaped in every link.',
    'Use lower-case letters, digits and single hyphens, and at most one slash.',
  ),
  'slug-reserved': error(
    'The address starts with a word that the site needs for itself.',
    'The landing could never be reached.',
    'Choose another address. The reserved words stand in site.json.',
  ),
  'slug-nested': error(
    'The address stands below another one that is not a landing.',
    'Pages with a slash belong to the landing before the slash.',
    'Add that landing, or use an address without a slash.',
  ),
  'slug-home': error(
    'The home page and the empty address belong together.',
    'Exactly one page, of kind "home", has the empty address.',
    'Give the landing an address, or set its kind to "home".',
  ),
  'ambiguous-route': error(
    'Two pages answer to the same address.',
    'Visitors would see one of them by chance.',
    'Change the address, or the parameter values.',
  ),
  'unknown-parent': error(
    'The record extends one that does not exist.',
    'Everything it does not state itself would be missing.',
    'Correct the name after "extends".',
  ),
  'extends-cycle': error(
    'The records extend each other in a circle.',
    'Nothing in the circle has a beginning.',
    'Remove one of the "extends".',
  ),
  'extends-too-long': error(
    'Too many records extend each other in a row.',
    'Nobody could tell any more where a value comes from.',
    'Let the record extend an earlier one directly.',
  ),
  'unknown-block': error(
    'A change is made to a block that is not there.',
    'It would have no effect.',
    'Correct the block id; the message names those that exist.',
  ),
  'unknown-message': unknown('text', 'to every file in locales/'),
  'unknown-icon': unknown('picture', 'by choosing one from the sets in use'),
  'unknown-currency': unknown('currency', 'to site.json'),
  'unknown-locale': unknown('language', 'to site.json, with its file in locales/'),
  ...unknownRecords,
  'unknown-pixel-group': unknown('pixel group', 'to site.json'),
  'missing-translation': error(
    'A text is missing in one of the languages.',
    'Visitors of that language would see another one, or nothing.',
    'Add the translation to that language’s file.',
  ),
  'surplus-translation': error(
    'A text stands in a translation but not in the default language.',
    'It can never be shown.',
    'Correct its id, or remove it.',
  ),
  'malformed-message': error(
    'The text is not in ICU message format.',
    'Visitors would see the raw braces.',
    'Mend the braces at the place that is named.',
  ),
  'arguments-differ': error(
    'A translation uses other {values} than the default language.',
    'A value would be missing, or its name would be shown raw.',
    'Use the same {values} in every language.',
  ),
  'missing-value': error(
    'A text uses a {value} that this landing does not have.',
    'Visitors would see the bare name in braces.',
    'State the value under "values", choose a preset that has it, or choose another text.',
  ),
  'currency-not-in-preset': error(
    'The bonus preset has no amount in the landing’s currency.',
    'The landing could not say what the bonus is worth.',
    'Choose another currency, or add the amount to the preset.',
  ),
  'currency-not-in-market': error(
    'The landing’s currency is not one of its market’s.',
    'Visitors of that market could not hold an account in it.',
    'Choose one of the market’s currencies, or another market.',
  ),
  'offer-disagrees': error(
    'A button or banner promises something else than the bonus gives.',
    'A promise that is not kept misleads people, and is against the law.',
    'Correct the offer, or choose the preset that gives it.',
  ),
  'prize-currency': error(
    'A prize is in another currency than the landing.',
    'The visitor would win something that cannot be paid out.',
    'Write the prize in the landing’s currency.',
  ),
  'wrong-dialog-kind': error(
    'The dialog is of another kind than is needed here.',
    'A sign-in link must open a sign-in, a variant must be laid over a dialog.',
    'Choose a dialog of the kind that the message names.',
  ),
  'redirect-unbuildable': error(
    'The address to which the landing redirects cannot be built.',
    'The visitor would be stranded after registration.',
    'Correct the main site’s host or the section’s path.',
  ),
  'schedule-order': error(
    'The schedule ends before it begins.',
    'The landing would never be shown.',
    'Exchange or correct the two moments.',
  ),
  'schedule-loop': error(
    'The fallbacks lead back to where they started.',
    'Outside their time visitors would be sent in a circle.',
    'Let one of the fallbacks be a landing without a schedule.',
  ),
  'market-closed': error(
    'The site is live and the landing’s market is closed.',
    'Serving it would break the law of that market.',
    'Open the market if you may lawfully serve it, or move the landing to another market.',
  ),
  'arrival-in-live': error(
    'The site is live, and a path of this server stands in for the main site.',
    'Visitors who have registered would arrive at a demonstration instead of the product.',
    'Remove hosts.arrival from site.json, or set the mode to demo.',
  ),
  'legal-block-empty': error(
    'The site is live and the market has no licence line.',
    'The law asks for it on every page.',
    'Write the licence line into the market’s record.',
  ),
  'low-contrast': error(
    'Two colours of the theme are too close to each other.',
    'Visitors could not read the text.',
    'Make the one lighter or the other darker.',
  ),
  'missing-footer': error(
    'The landing has no footer.',
    'Legal age, licence line, help links and the conditions stand there.',
    'Add a footer block as the last one.',
  ),
  'unused-dialog': unused('dialog'),
  'unused-theme': unused('theme'),
  'unused-bonus-preset': unused('bonus preset'),
  'unused-template': unused('template'),
  'unused-message': unused('text'),
} as const satisfies Record<string, DiagnosticDefinition>

export type DiagnosticCode = keyof typeof diagnosticCatalogue
