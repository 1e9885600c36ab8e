import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import type { Landing } from '../../../model/landings/landing.ts'
import type { Start } from './draft-text.ts'

/** The choice so far. */
export type Choice =
  | { readonly kind: 'template'; readonly template?: string }
  | { readonly kind: 'copy'; readonly landing?: Landing }
  | { readonly kind: 'blank'; readonly market?: string }

type Refused = { readonly kind: 'refused'; readonly message: string }

const refuse = (message: string): Refused => ({ kind: 'refused', message })

/** Turns a choice into what the record starts from. */
export function useStart(parent: string | undefined): (choice: Choice) => Promise<Start | Refused> {
  const [askRecord] = api.useLazyRecordQuery()
  const copyOf = async ({ slug, record }: Landing): Promise<Start | Refused> => {
    // A landing of a collection has no record of its own: it is extended instead.
    if (!record.startsWith('landings/')) return { kind: 'template', template: slug }
    const { data, error } = await askRecord({ name: record })
    const text = data?.draft?.text ?? data?.published?.text
    if (text === undefined)
      return refuse(error ? sayFailure(error) : `${record} no longer exists. Choose another landing.`)
    try {
      JSON.parse(text)
      return { kind: 'copy', slug, text }
    } catch {
      return refuse(`${record} is not valid JSON and cannot be copied. Fix it first, or choose another landing.`)
    }
  }
  return async (choice) => {
    if (choice.kind === 'copy') return choice.landing ? copyOf(choice.landing) : refuse('Choose a landing to copy.')
    if (choice.kind === 'blank')
      return choice.market ? { kind: 'blank', parent, market: choice.market } : refuse('Choose a market.')
    return choice.template ? { kind: 'template', template: choice.template } : refuse('Choose a template.')
  }
}
