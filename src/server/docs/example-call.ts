import { type SiteCallName, siteCalls } from '../../contract/calls/site.ts'
import type { Schema } from './call-schemas.ts'

export type Bases = Readonly<Record<(typeof siteCalls)[SiteCallName]['group'], string>>

/** The example of a call's body; undefined if it has none. */
const exampleBody = ({ properties }: Schema): unknown => properties?.['body']?.examples?.[0]

/** The call as a curl command, with the examples from its schema. */
export function exampleCall(name: SiteCallName, schema: Schema, bases: Bases): string {
  const { method, path, group } = siteCalls[name]
  const base = bases[group].startsWith('/') ? `http://localhost:4173${bases[group]}` : bases[group]
  const params = schema.properties?.['params']?.properties ?? {}
  const filled = path.replaceAll(/:(\w+)/g, (_, param) =>
    encodeURIComponent(String(params[param]?.examples?.[0] ?? '')),
  )
  const query = Object.entries(schema.properties?.['query']?.properties ?? {})
    .filter(([, { examples }]) => examples !== undefined)
    .map(([key, { examples }]) => `${key}=${encodeURIComponent(String(examples?.[0]))}`)
  const errors: readonly string[] = siteCalls[name].errors
  const body = exampleBody(schema)
  return [
    `curl -X ${method} '${base}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}'`,
    ...('access' in siteCalls[name] ? ["-H 'Authorization: Bearer ACCESS_TOKEN'"] : []),
    ...(errors.includes('csrf-refused') ? ["-b 'csrf=COOKIE'", "-H 'X-CSRF-Token: TOKEN'"] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d '${quote(JSON.stringify(body))}'`]),
  ].join(' \\\n  ')
}

const quote = (text: string) => text.replaceAll("'", "'\\''")
