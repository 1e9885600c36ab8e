import type { DefinedError } from 'ajv'
import * as generated from '../contract/generated/call-validators.js'
import type { CallName } from '../contract/index.ts'
import { CallError } from './errors.ts'

type Part = 'params' | 'query' | 'body'

const validators: Readonly<Record<string, generated.Validator>> = generated

/** What the contract says of this part of a call, checked; a part that the call does not have is not looked at. */
export function checkPart(name: CallName, part: Part, value: unknown): unknown {
  const validate = validators[`${typeName(name)}Call_${part}`]
  if (!validate) return undefined
  const content = part === 'body' ? (value ?? {}) : value
  if (validate(content)) return content
  throw explain(validate.errors?.[0])
}

/** Whether an answer is what the contract promises; tests ask. */
export function problemOfAnswer(name: CallName, answer: unknown): string | undefined {
  const validate = validators[`${typeName(name)}Call_answer`] as generated.Validator
  return validate(answer) ? undefined : JSON.stringify(validate.errors)
}

function explain(error: DefinedError | undefined): CallError {
  const location = locationOf(error) || 'body'
  return new CallError('invalid-input', { location, message: `Invalid argument provided for ${location}` })
}

function locationOf(error: DefinedError | undefined): string {
  if (error?.keyword === 'required') return error.params.missingProperty
  if (error?.keyword === 'additionalProperties') return error.params.additionalProperty.slice(0, 60)
  return error?.instancePath.split('/')[1] ?? ''
}

const typeName = (name: string) => name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
