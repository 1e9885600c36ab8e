import { type SiteCallName, siteCalls } from '../../contract/calls/site.ts'
import { escapeHtml } from '../../rules/escape-html.ts'
import { allErrors } from '../services/services.ts'
import { type CallSchemas, nameOf, type Schema } from './call-schemas.ts'
import { type Bases, exampleCall } from './example-call.ts'

/** The API reference as one page without scripts. */
export function referencePage({ calls: all, shared }: CallSchemas, bases: Bases, style: string): string {
  const groups = [...new Set(all.map(({ name }) => siteCalls[name].group))]
  const of = (group: string) => all.filter(({ name }) => siteCalls[name].group === group)
  const links = groups.map((group) => {
    const items = of(group).map(
      ({ name, schema }) => `<li><a href="#${name}">${escapeHtml(schema.title ?? name)}</a></li>`,
    )
    return `<h2><a href="#group-${group}">${escapeHtml(bases[group])}</a></h2><ul>${items.join('')}</ul>`
  })
  const sections = groups.map((group) => {
    const articles = of(group).map(({ name, schema }) => article(name, schema, shared, bases))
    return `<section aria-labelledby="group-${group}"><h2 id="group-${group}">${escapeHtml(bases[group])}</h2>${articles.join('')}</section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Powerplay API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<style>${style}</style></head><body><header><h1>Calls of Powerplay</h1>
<p>Requests are JSON, and so are responses, except those that say otherwise. OpenAPI description: <a href="/api/docs/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Calls">${links.join('')}</nav><main>${sections.join('')}${errorList()}</main></body></html>
`
}

function article(name: SiteCallName, schema: Schema, shared: CallSchemas['shared'], bases: Bases): string {
  const { method, path, group } = siteCalls[name]
  const errors: readonly string[] = siteCalls[name].errors
  const parts = Object.entries(schema.properties ?? {}).map(([part, content]) => partTable(part, content, shared))
  const links = errors.map((code) => `<a href="#error-${code}"><code>${code}</code></a>`)
  return `<article id="${name}"><h3>${escapeHtml(schema.title ?? name)}</h3>
<p class="address"><code><b>${method}</b> ${escapeHtml(bases[group] + path)}</code></p><p>${escapeHtml(schema.description ?? '')}</p>
<pre tabindex="0" aria-label="Example"><code>${escapeHtml(exampleCall(name, schema, bases))}</code></pre>
${parts.join('')}<p>Errors: ${links.join(', ')}</p></article>`
}

function partTable(part: string, schema: Schema, shared: CallSchemas['shared']): string {
  const fields = fieldsOf(schema, shared)
  const rows = fields.map(([name, field, isRequired]) => {
    const type = escapeHtml(typeOf(whole(field, shared)))
    const example = field.examples?.[0]
    const shown = example === undefined ? '' : ` Example: <code>${escapeHtml(JSON.stringify(example))}</code>.`
    const need = isRequired ? ', required' : ''
    return `<dt><code>${escapeHtml(name)}</code> <small>${type}${need}</small></dt><dd>${escapeHtml(field.description ?? '')}${shown}</dd>`
  })
  const title = escapeHtml(schema.title ?? part)
  return `<h4>${title}</h4>${rows.length > 0 ? `<dl>${rows.join('')}</dl>` : `<p>${escapeHtml(schema.description ?? '')}</p>`}`
}

type Field = readonly [name: string, schema: Schema, isRequired: boolean]

/** The fields of a part, followed by those of nested objects and lists. */
function fieldsOf(schema: Schema, shared: CallSchemas['shared'], above = ''): Field[] {
  const { properties = {}, required = [], items } = whole(schema, shared)
  if (items) return fieldsOf(items, shared, `${above}[]`)
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = above ? `${above}.${name}` : name
    return [[path, field, required.includes(name)] as const, ...fieldsOf(field, shared, path)]
  })
}

/** A schema merged with those that it is composed of. */
function whole(schema: Schema, shared: CallSchemas['shared']): Schema {
  const parts = [...(schema.allOf ?? []), ...(schema.$ref ? [shared[nameOf(schema.$ref)] ?? {}] : [])]
  return Object.assign({}, ...parts.map((part) => whole(part, shared)), schema)
}

function typeOf({ type, enum: values, items }: Schema): string {
  if (values && values.length <= 8) return values.map((value) => JSON.stringify(value)).join(' or ')
  return type === 'array' && items
    ? `list of ${items.type ?? 'values'}`
    : [type ?? 'any of several'].flat().join(' or ')
}

function errorList(): string {
  const rows = Object.entries(allErrors).map(([code, { status, message }]) => {
    return `<dt id="error-${code}"><code>${code}</code> <small>${status}</small></dt><dd>${escapeHtml(message)}</dd>`
  })
  return `<section aria-labelledby="errors"><h2 id="errors">Errors</h2><dl>${rows.join('')}</dl></section>`
}
