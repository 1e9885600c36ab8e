import { commonValueNames, presetValueNames } from '../../rules/text-values.ts'
import type { Texts } from '../check/texts.ts'
import type { ReferenceProblem, ReferenceRule } from './rule.ts'

/** Every {value} in a landing's texts is one that the landing has. */
export const valuesOfTextsExist: ReferenceRule = (landing, { library }) => {
  const preset = library.bonusPresets.get(landing.bonus.preset)
  const available = [...commonValueNames, ...(preset ? presetValueNames(preset) : []), ...Object.keys(landing.values)]
  return ({ name }) => checkValues(name, available, library.texts)
}

/** The first {value} of a text that is not available. */
export function checkValues(
  text: string,
  available: readonly string[],
  { valuesOf }: Texts,
): ReferenceProblem | undefined {
  const missing = valuesOf(text).find((value) => !available.includes(value))
  if (missing === undefined) return undefined
  return {
    code: 'missing-value',
    message: `The text "${text}" uses {${missing}}, which does not exist here.`,
    suggestion: `available here: ${available.map((name) => `{${name}}`).join(' ')}`,
  }
}
