import type { DefinedError } from 'ajv'
import { invalidInput } from './errors.ts'

type Part = 'params' | 'query' | 'body'

type Validator = { (value: unknown): boolean; errors?: DefinedError[] | null }

export type InputChecks<Name extends string> = {
  /** What the contract says of this part of a call, checked; a part that the call does not have is not looked at. */
  readonly checkPart: (name: Name, part: Part, value: unknown) => unknown
  /** Whether an answer is what the contract promises; tests ask. */
  readonly problemOfAnswer: (name: Name, answer: unknown) => string | undefined
}

/** The checks of a family of calls, made of its generated validators. */
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
