import type { FormSchema } from '../../../src/contract/generated/form-schemas.ts'
import { recordKind } from '../../../src/contract/index.ts'
import { sayTextId } from '../texts/say-text-id.ts'
import { blockForm } from './block-forms.ts'
import { recordSchema } from './record-schema.ts'
import { schemasAt, stepOf, type TypeOfBlock } from './schema-at.ts'
import { spaced } from './spaced.ts'

type Path = readonly string[]
type Properties = Readonly<Record<string, FormSchema>>

/** The names of a property and of what it is in, as the forms say them: "Hero › Headline". */
export function nameOfPath(record: string, path: Path, typeOfBlock: TypeOfBlock): string {
  if (recordKind(record) === 'messages') return path.map(sayTextId).join(' › ')
  const schema = recordSchema(record)
  const steps = path.map(stepOf)
  const names = steps.map((step, index) => nameAt(schema, steps.slice(0, index), step, typeOfBlock))
  return names.filter((name) => name !== '').join(' › ')
}

/** Blocks are named themselves, not the list that they are in. */
const lists: readonly string[] = ['blocks', 'blockChanges', 'addedBlocks']

function nameAt(schema: FormSchema, above: readonly (string | number)[], step: string | number, typeOf: TypeOfBlock) {
  const [first, ...others] = above
  const list = String(first)
  if (lists.includes(list) && others.length === 0) return blockName(typeOf(step, list), step)
  if (above.length === 0 && lists.includes(String(step))) return ''
  if (typeof step === 'number') return String(step + 1)
  const stated = schemasAt(schema, above, typeOf).map((one) => (one['properties'] as Properties | undefined)?.[step])
  const title = stated.find((one) => typeof one?.['title'] === 'string')?.['title']
  return title === undefined ? spaced(step) : String(title)
}

function blockName(type: string | undefined, block: string | number): string {
  const title = type && blockForm(type)?.['title']
  return typeof title === 'string' ? title : typeof block === 'number' ? `Block ${block + 1}` : spaced(block)
}
