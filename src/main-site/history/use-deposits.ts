import { useCallback, useState } from 'react'
import type { CashierCalls } from '../../contract/calls/cashier.ts'
import type { Deposit } from '../../contract/index.ts'
import { useSitePage } from '../page/page.ts'
import type { PlayerActions } from '../page/player.ts'
import { useLoaded } from '../parts/loading/use-loaded.ts'

type Query = CashierCalls['deposits']['query']

export type Filter = {
  readonly period: NonNullable<Query['period']>
  /** Empty for all. */
  readonly state: NonNullable<Query['state']> | ''
}

type Added = {
  readonly of: object | undefined
  readonly deposits: readonly Deposit[]
  readonly next: string | undefined
  readonly hasFailed: boolean
}

/** The deposits of a period, page by page. A page continues after a deposit, so rows that arrive move nothing. */
export function useDeposits({ read }: PlayerActions['calls'], { period, state }: Filter) {
  const { code } = useSitePage().locale
  const ask = useCallback(
    (before?: string) => {
      const query = { period, ...(state && { state }), ...(before !== undefined && { before }) }
      return read('deposits', { query }, { isFresh: true })
    },
    [read, period, state],
  )
  const load = useCallback(async () => {
    const [page, methods] = await Promise.all([ask(), read('payment-methods', { query: { locale: code } })])
    if (page.kind === 'failure') return undefined
    const offered = methods.kind === 'answer' ? methods.content.groups.flatMap((group) => group.methods) : []
    return { ...page.content, names: new Map(offered.map(({ id, name }) => [id, name])) }
  }, [ask, read, code])
  const { loading, again } = useLoaded(load)
  const first = loading.kind === 'loaded' ? loading.value : undefined
  const [last, setLast] = useState<Added>()
  // What was added to another period or state is over.
  const added = last && last.of === first ? last : { of: first, deposits: [], next: first?.next, hasFailed: false }

  async function more(): Promise<void> {
    const page = await ask(added.next)
    if (page.kind === 'failure') return setLast({ ...added, hasFailed: true })
    setLast({
      of: first,
      deposits: [...added.deposits, ...page.content.deposits],
      next: page.content.next,
      hasFailed: false,
    })
  }

  return { loading, again, added, more: () => void more() }
}
