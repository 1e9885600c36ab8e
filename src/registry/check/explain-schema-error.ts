import type { DefinedError } from 'ajv'
import type { DiagnosticCode } from '../../contract/index.ts'
import type { Finding } from '../finding.ts'
import { joinPointer } from '../json/pointer.ts'
import { didYouMean } from '../report/did-you-mean.ts'
import { explainSlug, tidySlug } from './slug.ts'

export type SchemaProblem = Omit<Finding, 'file'> & {
  /** The property that is missing from the value at the pointer. */
  readonly missing?: string
}

/** Annotations of a schema. A shared schema describes itself in `$comment`, so that it does not override the user's title. */
type Described = { title?: string; $comment?: string; examples?: unknown[]; properties?: object }

/** Turns the validator's errors for the part of a record at `base` into messages for the record's author. */
export function explainSchemaErrors(errors: readonly DefinedError[], base = ''): SchemaProblem[] {
  const problems = joinTypes(errors.filter((error) => !isRedundant(error))).map(explain)
  return base === '' ? problems : problems.map((problem) => ({ ...problem, pointer: base + problem.pointer }))
}

/** A value that matches none of several types is one problem, not one for each type. */
function joinTypes(errors: readonly DefinedError[]): DefinedError[] {
  const byPlace = new Map<string, DefinedError>()
  errors.forEach((error, index) => {
    const key = error.keyword === 'type' ? error.instancePath : `${index}`
    const known = byPlace.get(key)
    const isJoined = known?.keyword === 'type' && error.keyword === 'type'
    const type = isJoined
      ? ([known.params.type, error.params.type].flat() as unknown as typeof error.params.type)
      : undefined
    byPlace.set(key, isJoined && type ? { ...known, params: { type } } : error)
  })
  return [...byPlace.values()]
}

/** Errors that only repeat another one: the outcome of `oneOf` and `if`, and the cause of a `propertyNames` error. */
function isRedundant(error: DefinedError): boolean {
  return error.keyword === 'oneOf' || error.keyword === 'if' || error.propertyName !== undefined
}

function explain(error: DefinedError): SchemaProblem {
  const pointer = error.instancePath
  const schema = (error.parentSchema ?? {}) as Described
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownProperty(pointer, error.params.additionalProperty, Object.keys(schema.properties ?? {}))
    case 'required':
      return missingProperty(pointer, error.params.missingProperty, schema)
    case 'discriminator':
      return unknownType(pointer, error)
    case 'enum':
      return notAllowed(pointer, error.data, error.params.allowedValues)
    case 'const':
      return notAllowed(pointer, error.data, [error.params.allowedValue])
    case 'type':
      return problem(
        'wrong-type',
        pointer,
        `${show(error.data)} is not ${typeNames(error.params.type)}.`,
        example(schema),
      )
    case 'pattern':
      if (pointer.endsWith('/slug')) return malformedSlug(pointer, String(error.data))
      return malformed(pointer, error.data, schema)
    case 'format':
      return malformed(pointer, error.data, schema)
    case 'propertyNames':
      return {
        ...problem(
          'malformed',
          `${pointer}${joinPointer([error.params.propertyName])}`,
          `"${error.params.propertyName}" cannot be used as a name here.`,
        ),
        atKey: true,
      }
    case 'uniqueItems':
      return problem('duplicate-item', `${pointer}/${error.params.i}`, 'The list contains this entry twice.')
    default:
      return problem(
        'out-of-range',
        pointer,
        `${show(error.data)} ${error.message ?? 'is out of range'}.`,
        example(schema),
      )
  }
}

function problem(code: DiagnosticCode, pointer: string, message: string, suggestion = ''): SchemaProblem {
  return { code, pointer, message, suggestion }
}

function missingProperty(pointer: string, name: string, { properties = {} }: Described = {}): SchemaProblem {
  const suggestion = example((properties as Record<string, Described>)[name] ?? {})
  return { ...problem('missing-property', pointer, `"${name}" is missing.`, suggestion), missing: name }
}

function malformed(pointer: string, data: unknown, schema: Described): SchemaProblem {
  return problem('malformed', pointer, `${show(data)} is not ${naming(schema)}.`, example(schema))
}

function malformedSlug(pointer: string, slug: string): SchemaProblem {
  const { code, message } = explainSlug(slug)
  return problem(code, pointer, message, `for example "${tidySlug(slug) || 'aviator-1'}"`)
}

function unknownProperty(pointer: string, name: string, known: string[]): SchemaProblem {
  const suggestion = didYouMean(name, known) || `allowed here: ${known.filter((key) => key !== '$schema').join(', ')}`
  return {
    ...problem('unknown-property', `${pointer}${joinPointer([name])}`, `"${name}" is not a property here.`, suggestion),
    atKey: true,
  }
}

function unknownType(pointer: string, error: DefinedError): SchemaProblem {
  const { tag, tagValue } = error.params as { tag: string; tagValue: unknown }
  if (typeof tagValue !== 'string') return missingProperty(pointer, tag)
  const alternatives = ((error.parentSchema as { oneOf?: unknown[] })?.oneOf ?? []).flatMap((alternative) =>
    tagOf(alternative, tag),
  )
  const suggestion = didYouMean(tagValue, alternatives) || `allowed: ${alternatives.join(', ')}`
  return problem('unknown-type', `${pointer}/${tag}`, `There is no ${tag} "${tagValue}".`, suggestion)
}

function tagOf(alternative: unknown, tag: string): string[] {
  const { $ref, properties } = alternative as { $ref?: string; properties?: Record<string, { const?: string }> }
  // A schema file of the union is named after the tag's value.
  if ($ref) return [$ref.replace(/^.*\//, '').replace('.schema.json', '')]
  const value = properties?.[tag]?.const
  return value ? [value] : []
}

function notAllowed(pointer: string, data: unknown, allowed: readonly unknown[]): SchemaProblem {
  const words = allowed.map(String)
  const suggestion = (typeof data === 'string' && didYouMean(data, words)) || `allowed: ${words.join(', ')}`
  return problem('not-allowed', pointer, `${show(data)} is not allowed here.`, suggestion)
}

function example(schema: Described): string {
  const [first] = schema.examples ?? []
  return first === undefined ? '' : `for example ${JSON.stringify(first)}`
}

function naming(schema: Described): string {
  return schema.$comment ?? (schema.title ? `a valid value for "${schema.title}"` : 'a valid value')
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const typeWords: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'text',
}

function typeNames(type: string | readonly string[]): string {
  return [type]
    .flat()
    .map((name) => typeWords[name as string] ?? name)
    .join(' or ')
}
