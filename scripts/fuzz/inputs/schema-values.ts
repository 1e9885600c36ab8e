import path from 'node:path'
import fc from 'fast-check'
import { loadSchemas } from '../../codegen/load-schemas.ts'
import type { JsonSchema } from '../../codegen/schemas.ts'

const schemas = loadSchemas()

type Values = fc.Arbitrary<unknown>
type Limit =
  | 'minimum'
  | 'maximum'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'minProperties'
  | 'multipleOf'

type Node = JsonSchema & { readonly [name in Limit]?: number }

/** A schema, and the file that its references are relative to. */
type Place = { readonly node: Node; readonly file: string }

const known = new WeakMap<object, Values>()

/** Values that a schema accepts; its examples appear often, so that references are likely to exist. */
export function valuesOf(file: string, pointer = ''): Values {
  return valuesAt(find(file, pointer))
}

function find(file: string, pointer: string): Place {
  const keys = pointer.split('/').slice(1)
  const node = keys.reduce<unknown>((found, key) => (found as JsonSchema)[key], schemas.get(file))
  if (node === undefined) throw new Error(`The schema ${file}#${pointer} does not exist.`)
  return { node: node as Node, file }
}

function valuesAt(place: Place): Values {
  const { node } = place
  const values = known.get(node) ?? withExamples(node['examples'], made(place))
  known.set(node, values)
  return values
}

function withExamples(examples: unknown, values: Values): Values {
  if (!Array.isArray(examples)) return values
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...examples).map((value) => structuredClone(value)) },
    { weight: 1, arbitrary: values },
  )
}

function made(place: Place): Values {
  const { node, file } = place
  const parts = (node['oneOf'] ?? node['allOf']) as Node[] | undefined
  if (typeof node['$ref'] === 'string') return valuesAt(referred(node['$ref'], file))
  if (parts) return fc.oneof(...parts.map((part) => valuesAt({ node: part, file })))
  if ('const' in node) return fc.constant(node['const'])
  if (Array.isArray(node['enum'])) return fc.constantFrom(...node['enum'])
  const types = [node['type'] ?? 'object'].flat() as string[]
  return fc.oneof(...types.map((type) => ofType(type, place)))
}

function referred(reference: string, from: string): Place {
  const [file = '', pointer = ''] = reference.split('#')
  return find(file === '' ? from : path.posix.join(path.posix.dirname(from), file), pointer)
}

type Bounds = { readonly minimum: number; readonly maximum: number; readonly multipleOf?: number }

const numbersOf = ({ minimum, maximum, multipleOf }: Bounds): Values =>
  multipleOf === undefined
    ? fc.double({ min: minimum, max: maximum, noNaN: true })
    : multiplesOf(multipleOf, { minimum, maximum })

const multiplesOf = (step: number, { minimum, maximum }: Bounds): Values =>
  fc.integer({ min: Math.ceil(minimum / step), max: Math.floor(maximum / step) }).map((count) => count * step)

function ofType(type: string, place: Place): Values {
  const { node } = place
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return multiplesOf(node.multipleOf ?? 1, { minimum: -1000, maximum: 2 ** 31, ...node })
    case 'number':
      return numbersOf({ minimum: -1e6, maximum: 1e6, ...node })
    case 'array':
      return listsOf(place)
    case 'object':
      return objectsOf(place)
    default:
      return textsOf(node)
  }
}

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.tuple(fc.stringMatching(/^[a-z0-9]{1,20}$/), fc.domain()).map((parts) => parts.join('@')),
  date: fc.date({ noInvalidDate: true, ...years() }).map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true, ...years() }).map((date) => date.toISOString()),
}

function years() {
  return { min: new Date('1970-01-01'), max: new Date('2999-12-31') }
}

function textsOf(node: Node): Values {
  const { minLength = 0, maxLength = 60 } = node
  const format = formats[String(node['format'])]
  if (format) return format
  const pattern = node['pattern'] as string | undefined
  // fast-check cannot generate matches for negative lookaheads.
  if (pattern?.includes('(?!')) return fc.constantFrom(...((node['examples'] as string[]) ?? ['']))
  const texts = pattern
    ? matching(new RegExp(pattern), minLength)
    : fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) })
  return texts.filter((text) => [...text].length >= minLength && [...text].length <= maxLength)
}

/** Repeats a text that is too short. */
function matching(pattern: RegExp, minLength: number): fc.Arbitrary<string> {
  const enough = (text: string) => text.repeat(Math.max(1, Math.ceil(minLength / Math.max(1, text.length))))
  return fc
    .stringMatching(pattern)
    .map(enough)
    .filter((text) => pattern.test(text))
}

function listsOf({ node, file }: Place): Values {
  const { minItems: minLength = 0, maxItems = 6 } = node
  const { items = { type: 'string' } } = node
  const item: Values = items === true ? fc.jsonValue({ maxDepth: 2 }) : valuesAt({ node: items as Node, file })
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxItems, minLength + 3)) }
  return node['uniqueItems'] ? fc.uniqueArray(item, { ...length, selector: JSON.stringify }) : fc.array(item, length)
}

function objectsOf({ node, file }: Place): Values {
  const properties = Object.entries((node['properties'] ?? {}) as Record<string, Node>)
  const others = node['additionalProperties']
  if (typeof others === 'object') return namedValues(node, { node: others as Node, file })
  const requiredKeys = (node['required'] ?? []) as string[]
  const parts = Object.fromEntries(properties.map(([name, part]) => [name, valuesAt({ node: part, file })]))
  const { minProperties = 0 } = node
  return fc.record(parts, { requiredKeys }).filter((value) => Object.keys(value).length >= minProperties)
}

function namedValues(node: Node, value: Place): Values {
  const names = node['propertyNames'] ? textsOf(node['propertyNames'] as Node) : fc.string({ minLength: 1 })
  return fc.dictionary(names as fc.Arbitrary<string>, valuesAt(value), {
    minKeys: node.minProperties ?? 0,
    maxKeys: (node.minProperties ?? 0) + 4,
  })
}
