import { useCallback, useEffect } from 'react'
import { useAddressState } from '../../kit/address/use-address-state.ts'
import { lastView } from '../../model/landings/last-view.ts'
import { searchOf, type View, viewOf } from './find/view.ts'

const place = { to: '/', read: viewOf, write: searchOf } as const

/** The view in the address. Each choice is an entry of the browser's history; typing is none. */
export function useView() {
  const { state: view, type, step } = useAddressState<View>(place)
  useEffect(() => {
    lastView.search = searchOf(view)
  }, [view])
  return {
    view,
    type: useCallback((typed: string) => type((before) => ({ ...before, typed })), [type]),
    change: useCallback((changes: Partial<View>) => step((before) => ({ ...before, ...changes })), [step]),
  }
}
