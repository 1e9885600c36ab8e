import { fileName, recordKind } from '../../../../src/contract/index.ts'
import type { Effective } from '../../../../src/registry/one-landing.ts'
import type { Own } from '../../../../src/registry/overrides/overrides.ts'
import { ownName } from '../../../../src/rules/pictures/own-name.ts'
import type { Answer } from '../../../api/ask.ts'
import { isError } from '../../../api/is-error.ts'
import type { Messages } from '../../../model/live/live.ts'
import { fieldLink } from '../../../model/record/field-link.ts'
import { sayTexts } from '../../../model/texts/say-texts.ts'
import type { FormProblem } from '../../../parts/fields/field-context.ts'

export type Problem = FormProblem & {
  readonly code: string
  /** The other record that causes it, where it has to be fixed. */
  readonly elsewhere?: string
  /** Its path in the record, as the compiler reports it. */
  readonly steps: readonly string[]
}

/** The compiler's errors by the paths of the form, in which blocks are named by their ids. */
export function locateProblems(
  diagnostics: Answer<'check'>['diagnostics'],
  record: string,
  effective: Effective,
  own: Own,
  english: Messages | undefined,
): readonly Problem[] {
  const problems = diagnostics.filter(isError).map(({ file, pointer, code, ...said }) => {
    const message = sayTexts(said.message, english)
    const suggestion = sayTexts(said.suggestion, english)
    const steps = stepsOf(pointer)
    if (file === record) return { path: pathInForm(steps, effective, own), message, suggestion, code, steps }
    // What is wrong with a picture is said where it is shown, too.
    const path = (recordKind(file) === 'asset' && placeOf(ownName(fileName(file)), effective)) || []
    return { path, message, suggestion, code, steps, elsewhere: file, link: fieldLink(file, steps) }
  })
  // The server finds the problems again that the browser has found at once.
  return [...new Map(problems.map((problem) => [`${problem.path.join('/')} ${problem.message}`, problem])).values()]
}

/** The path of the first field with this value. */
function placeOf(sought: string, value: unknown): readonly string[] | undefined {
  if (value === sought) return []
  if (typeof value !== 'object' || value === null) return undefined
  for (const [step, inner] of Object.entries(value)) {
    const rest = placeOf(sought, inner)
    const isBlock = Array.isArray(value) && typeof inner?.type === 'string' && typeof inner?.id === 'string'
    if (rest) return [isBlock ? inner.id : step, ...rest]
  }
  return undefined
}

/** The path of the field for a place in a record; blocks are named by their ids. */
export function pathInForm(steps: readonly string[], { blocks = [] }: Effective, own: Own): readonly string[] {
  const [first, second = '', ...rest] = steps
  if (first === 'blockChanges') return ['blocks', second, ...rest]
  if (first === 'dialog' && second === 'blockChanges') return ['dialog', 'blocks', ...rest]
  if (first === 'blockPlaces') return ['blocks', own.blockPlaces?.[Number(second)]?.id ?? second]
  if (first !== 'blocks' && first !== 'addedBlocks') return steps
  const list = first === 'addedBlocks' ? own.addedBlocks : blocks
  return ['blocks', list?.[Number(second)]?.id ?? second, ...rest]
}

/** The steps of a JSON pointer. */
export const stepsOf = (pointer: string): readonly string[] => pointer.split('/').slice(1).map(unescaped)

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** The number of problems at or below a path. */
export function countBelow(problems: readonly Problem[], ...places: (readonly string[])[]): number {
  return problems.filter(({ path }) =>
    places.some((place) => place.length <= path.length && place.every((step, index) => step === path[index])),
  ).length
}
