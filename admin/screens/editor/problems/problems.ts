import type { Effective } from '../../../../src/registry/one-landing.ts'
import type { Answer } from '../../../api/ask.ts'
import { isError } from '../../../api/is-error.ts'
import type { FormProblem } from '../form/form-context.ts'

export type Problem = FormProblem & {
  readonly code: string
  /** Another record in which it lies; it is mended there. */
  readonly elsewhere?: string
  /** Where it stands in the record, as the compiler says it. */
  readonly steps: readonly string[]
}

/** The compiler's diagnostics at the places where the form shows them: blocks are named by their ids. */
export function locateProblems(
  diagnostics: Answer<'check'>['diagnostics'],
  record: string,
  { blocks = [] }: Effective,
): readonly Problem[] {
  const problems = diagnostics.filter(isError).map(({ file, pointer, message, suggestion, code }) => {
    const steps = pointer.split('/').slice(1).map(unescapeStep)
    const path = file === record ? placeInForm(steps, blocks) : []
    return { path, message, suggestion, code, steps, ...(file !== record && { elsewhere: file }) }
  })
  // What the form says at once, the whole compiler says again.
  return [...new Map(problems.map((problem) => [`${problem.path.join('/')} ${problem.message}`, problem])).values()]
}

function placeInForm([first, ...rest]: readonly string[], blocks: NonNullable<Effective['blocks']>): readonly string[] {
  if (first === undefined) return []
  if (first === 'blockChanges') return ['blocks', ...rest]
  if (first === 'blocks') return ['blocks', blocks[Number(rest[0])]?.id ?? rest[0] ?? '', ...rest.slice(1)]
  return [first, ...rest]
}

const unescapeStep = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** How many problems lie below a place. */
export function countBelow(problems: readonly Problem[], ...places: (readonly string[])[]): number {
  return problems.filter(({ path }) =>
    places.some((place) => place.length <= path.length && place.every((step, index) => step === path[index])),
  ).length
}
