import { type SiteCallName, siteCalls } from '../../contract/calls/site.ts'
import { answerOf, CallError } from '../../kernel/calls/errors.ts'
import { allErrors } from '../services/services.ts'
import { type CallSchemas, nameOf, type Schema } from './call-schemas.ts'
import type { Bases } from './example-call.ts'

/** The calls as OpenAPI 3.1, whose schemas are JSON Schema. */
export function openApi({ calls: all, shared }: CallSchemas, bases: Bases) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, schema } of all) {
    const { method, path, group } = siteCalls[name]
    const isPath = bases[group].startsWith('/')
    const address = (isPath ? bases[group] : '') + path.replaceAll(/:(\w+)/g, '{$1}')
    const server = isPath ? {} : { servers: [{ url: bases[group] }] }
    paths[address] = { ...paths[address], [method.toLowerCase()]: { ...operation(name, schema), ...server } }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Powerplay', version: '1', description: 'The API behind the landings.' },
    jsonSchemaDialect: 'http://json-schema.org/draft-07/schema#',
    paths,
    components: {
      schemas: {
        ...Object.fromEntries(Object.entries(shared).map(([name, schema]) => [name, referring(schema)])),
        error: errorSchema,
      },
      securitySchemes: { player: { type: 'http', scheme: 'bearer' } },
    },
  }
}

type ErrorName = keyof typeof allErrors

function operation(name: SiteCallName, { title, description, properties = {} }: Schema) {
  const { group } = siteCalls[name]
  const errors: readonly ErrorName[] = siteCalls[name].errors
  return {
    operationId: name,
    summary: title,
    description,
    tags: [group],
    ...('access' in siteCalls[name] && { security: [{ player: [] }] }),
    parameters: [...parameters('path', properties['params']), ...parameters('query', properties['query'])],
    ...bodyOf(name, properties['body']),
    responses: {
      200: answer('Success', referring(properties['answer'] ?? {}), {}, producedBy(name)),
      ...Object.fromEntries(byStatus(errors).map(([status, codes]) => [status, errorResponse(codes)])),
    },
  }
}

/** What is sent: JSON, or bytes as they are. */
function bodyOf(name: SiteCallName, body: Schema | undefined) {
  const call = siteCalls[name]
  if ('consumes' in call) return { requestBody: { required: true, content: { [call.consumes]: {} } } }
  if (!body) return {}
  const content = { 'application/json': { schema: referring(body) } }
  return { requestBody: { required: body.required !== undefined, content } }
}

/** The media type of the answer. */
function producedBy(name: SiteCallName): string | undefined {
  const call = siteCalls[name]
  return 'produces' in call ? call.produces : undefined
}

function parameters(place: 'path' | 'query', part: Schema | undefined) {
  return Object.entries(part?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || (part?.required?.includes(name) ?? false),
    description: schema.description,
    schema: referring(schema),
  }))
}

function byStatus(codes: readonly ErrorName[]): [number, ErrorName[]][] {
  const statuses = new Set(codes.map((code) => allErrors[code].status))
  return [...statuses].map((status) => [status, codes.filter((code) => allErrors[code].status === status)])
}

function errorResponse(codes: readonly ErrorName[]) {
  const examples = codes.map((code) => [code, { value: answerOf(new CallError(code, allErrors[code])) }])
  const schema = { $ref: '#/components/schemas/error' }
  return { ...answer(codes.join(', '), schema, { examples: Object.fromEntries(examples) }) }
}

const answer = (description: string, schema: unknown, more: object = {}, type = 'application/json') => ({
  description,
  content: { [type]: { schema, ...more } },
})

const text = { type: 'string' }
const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'errors'],
  properties: {
    code: text,
    message: text,
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['location', 'reason', 'msg'],
        properties: { location: text, reason: text, msg: text },
      },
    },
  },
}

/** Replaces references to files by references to components. */
function referring<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(referring) as Node
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(([key]) => !['$schema', 'call', 'refersTo'].includes(key))
  const turned = kept.map(([key, value]) =>
    key === '$ref' && typeof value === 'string'
      ? [key, `#/components/schemas/${nameOf(value)}`]
      : [key, key === 'examples' ? value : referring(value)],
  )
  return Object.fromEntries(turned) as Node
}
