import type { LocaleCode } from '../../../contract/index.ts'
import type { PlayerCallsOfSite } from '../../page/player-calls.ts'

/** The names of the methods that are offered, by their ids; one that is not any more is called by its id. */
export async function methodNames(
  { read }: PlayerCallsOfSite,
  call: 'payment-methods' | 'withdrawal-methods',
  locale: LocaleCode,
): Promise<(id: string) => string> {
  const methods = await read(call, { query: { locale } })
  const groups = methods.kind === 'answer' ? methods.content.groups : []
  const names = new Map(groups.flatMap((group) => group.methods.map(({ id, name }) => [id, name] as const)))
  return (id) => names.get(id) ?? id
}
