import { fileName } from '../../contract/index.ts'
import { languageName } from '../../rules/language-name.ts'
import type { CheckedRecord } from '../check/check-source.ts'
import type { Records } from '../check/records.ts'
import type { Finding } from '../finding.ts'
import type { Library } from '../library.ts'

/** A picture has its licence, its alternative text in every language, and is cut inside of its file. */
export function checkAsset({ file, value }: CheckedRecord<'asset'>, records: Records, library: Library): Finding[] {
  return [
    ...missing(file, value),
    ...checkCrop(file, value),
    ...untranslated(file, value.alternative, records, library),
  ]
}

/** Drafts are shown without both, and published with both. */
function missing(file: string, { alternative, licence }: CheckedRecord<'asset'>['value']): Finding[] {
  const undescribed = 'The picture has no alternative text: nothing says what it shows.'
  const unlicensed = 'The picture has no licence line.'
  return [
    ...(alternative
      ? []
      : [{ code: 'picture-undescribed' as const, file, pointer: '/alternative', message: undescribed }]),
    ...(licence ? [] : [{ code: 'picture-unlicensed' as const, file, pointer: '/licence', message: unlicensed }]),
  ]
}

function checkCrop(file: string, { crop, width, height }: CheckedRecord<'asset'>['value']): Finding[] {
  if (!crop || (crop.left + crop.width <= width && crop.top + crop.height <= height)) return []
  const part = `${crop.width} × ${crop.height} from ${crop.left}, ${crop.top}`
  return [
    {
      code: 'picture-cut',
      file,
      pointer: '/crop',
      message: `The crop (${part}) is not inside of the file (${width} × ${height}).`,
    },
  ]
}

/** Texts that may be in English only are reported here: of a picture, some visitors have nothing but its text. */
function untranslated(file: string, id = '', { messages }: Records, { texts, locales }: Library): Finding[] {
  if (!texts.ids.has(id)) return []
  const without = locales.filter((code) =>
    messages.some(({ record, value }) => fileName(record) === code && !Object.hasOwn(value, id)),
  )
  if (without.length === 0) return []
  const message = `The alternative text "${id}" is missing in ${without.map(languageName).join(', ')}.`
  return [{ code: 'picture-untranslated', file, pointer: '/alternative', message }]
}
