import type { DefinedError } from 'ajv'
import { invalidInput } from './errors.ts'

type Part = 'params' | 'query' | 'body'

type Validator = { (value: unknown): boolean; errors?: DefinedError[] | null }

export type InputChecks<Name extends string> = {
  /** Validates one part of a call's input. Returns undefined if the contract does not define that part. */
  readonly checkPart: (name: Name, part: Part, value: unknown) => unknown
  /** What is wrong with an answer according to the contract; used by tests. */
  readonly problemOfAnswer: (name: Name, answer: unknown) => string | undefined
}

/** Input checks of a family of calls, based on its generated validators. */
export function inputChecks<Name extends string>(validators: Readonly<Record<string, Validator>>): InputChecks<Name> {
  const validatorOf = (name: Name, part: Part | 'answer') => validators[`${pascalCase(name)}_${part}`]
  return {
    checkPart(name, part, value) {
      const validate = validatorOf(name, part)
      if (!validate) return undefined
      const content = part === 'body' ? (value ?? {}) : value
      if (validate(content)) return content
      throw invalidInput(locationOf(validate.errors?.[0]) || 'body')
    },
    problemOfAnswer(name, answer) {
      const validate = validatorOf(name, 'answer')
      return validate?.(answer) ? undefined : JSON.stringify(validate?.errors)
    },
  }
}

function locationOf(error: DefinedError | undefined): string {
  if (error?.keyword === 'required') return error.params.missingProperty
  if (error?.keyword === 'additionalProperties') return error.params.additionalProperty.slice(0, 60)
  return error?.instancePath.split('/')[1] ?? ''
}

const pascalCase = (name: string) => name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
