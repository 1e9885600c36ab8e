import type { Effective } from '../../../../src/registry/one-landing.ts'
import type { Answer } from '../../../api/ask.ts'
import { isError } from '../../../api/is-error.ts'
import type { FormProblem } from '../fields/field-context.ts'

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
  { blocks = [] }: Effective,
): readonly Problem[] {
  const problems = diagnostics.filter(isError).map(({ file, pointer, message, suggestion, code }) => {
    const steps = pointer.split('/').slice(1).map(unescaped)
    const path = file === record ? pathInForm(steps, blocks) : []
    return { path, message, suggestion, code, steps, ...(file !== record && { elsewhere: file }) }
  })
  // The server finds the problems again that the browser has found at once.
  return [...new Map(problems.map((problem) => [`${problem.path.join('/')} ${problem.message}`, problem])).values()]
}

function pathInForm([first, ...rest]: readonly string[], blocks: NonNullable<Effective['blocks']>): readonly string[] {
  if (first === undefined) return []
  if (first === 'blockChanges') return ['blocks', ...rest]
  if (first === 'blocks') return ['blocks', blocks[Number(rest[0])]?.id ?? rest[0] ?? '', ...rest.slice(1)]
  return [first, ...rest]
}

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** The number of problems at or below a path. */
export function countBelow(problems: readonly Problem[], ...places: (readonly string[])[]): number {
  return problems.filter(({ path }) =>
    places.some((place) => place.length <= path.length && place.every((step, index) => step === path[index])),
  ).length
}
