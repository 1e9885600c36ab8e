import type { UiSchema } from '@rjsf/utils'
import type { FormSchema } from '../../../src/contract/generated/form-schemas.ts'
import { MoneyWidget } from '../fields/MoneyWidget.tsx'
import { SomeOfWidget } from '../fields/SomeOfWidget.tsx'
import { TagsWidget } from '../fields/TagsWidget.tsx'

type Properties = Readonly<Record<string, FormSchema>>

/** Which widgets the fields of a schema have, where their type alone does not say it. */
export function uiOf(schema: FormSchema): UiSchema {
  const known = made.get(schema)
  if (known) return known
  const ui = readUi(schema)
  made.set(schema, ui)
  return ui
}

const made = new WeakMap<FormSchema, UiSchema>()

function readUi(schema: FormSchema): UiSchema {
  if (schema['type'] === 'array') return uiOfList((schema['items'] ?? {}) as FormSchema, schema['uniqueItems'] === true)
  const variants = [...listIn(schema, 'oneOf'), ...listIn(schema, 'anyOf')].map(uiOf)
  const inside = Object.entries((schema['properties'] ?? {}) as Properties).map(([name, one]) => [name, uiOf(one)])
  return {
    ...Object.assign({}, ...variants),
    ...Object.fromEntries(inside),
    ...(Number(schema['maxLength']) >= longText && { 'ui:widget': 'textarea' }),
  }
}

const longText = 1000

function uiOfList(items: FormSchema, isSet: boolean): UiSchema {
  if (isSet && items['enum']) return { 'ui:widget': SomeOfWidget }
  if (items['type'] === 'string' && !items['enum'] && !isLookedFor(items)) return { 'ui:widget': TagsWidget }
  return isMoney(items) ? { 'ui:widget': MoneyWidget } : { items: uiOf(items) }
}

/** Texts and pictures are chosen by their looks, in an order. */
const isLookedFor = ({ refersTo }: FormSchema) => refersTo === 'message' || refersTo === 'icon'

const isMoney = ({ properties = {} }: FormSchema) =>
  Object.keys(properties as Properties)
    .sort()
    .join() === 'amount,currency'

const listIn = (schema: FormSchema, name: string) => (schema[name] ?? []) as readonly FormSchema[]
