import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import type { Landing } from '../../../model/landings/landing.ts'
import type { Start } from './draft-text.ts'

/** What is chosen so far. */
export type Choice =
  | { readonly kind: 'template'; readonly template?: string }
  | { readonly kind: 'copy'; readonly landing?: Landing }
  | { readonly kind: 'blank'; readonly market?: string }

type Refused = { readonly kind: 'refused'; readonly message: string }

const refuse = (message: string): Refused => ({ kind: 'refused', message })

/** Turns a choice into what the record begins with. */
export function useStart(parent: string | undefined): (choice: Choice) => Promise<Start | Refused> {
  const [askRecord] = api.useLazyRecordQuery()
  const copyOf = async ({ slug, record }: Landing): Promise<Start | Refused> => {
    // Many landings stand in a collection: what is made of one of them extends it.
    if (!record.startsWith('landings/')) return { kind: 'template', template: slug }
    const { data, error } = await askRecord({ name: record })
    const text = data?.draft?.text ?? data?.published?.text
    if (text === undefined) return refuse(error ? sayFailure(error) : `${record} is gone. Choose another landing.`)
    try {
      JSON.parse(text)
      return { kind: 'copy', slug, text }
    } catch {
      return refuse(`${record} is no sound JSON and cannot be copied. Mend it first, or choose another landing.`)
    }
  }
  return async (choice) => {
    if (choice.kind === 'copy') return choice.landing ? copyOf(choice.landing) : refuse('Choose the landing to copy.')
    if (choice.kind === 'blank')
      return choice.market ? { kind: 'blank', parent, market: choice.market } : refuse('Choose a market.')
    return choice.template ? { kind: 'template', template: choice.template } : refuse('Choose a template.')
  }
}
