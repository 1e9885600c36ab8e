import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

const patience = 250

type Ways<View, Search> = {
  readonly viewOf: (search: Readonly<Record<string, unknown>>) => View
  readonly searchOf: (view: View) => Search
  readonly write: (search: Search, replace: boolean) => void
}

/** The view counts at once, and the address follows: each choice as a step back, typing when it rests. */
export function useView<View extends { readonly typed: string }, Search>({
  viewOf,
  searchOf,
  write,
}: Ways<View, Search>) {
  const search = useSearch({ strict: false })
  const ways = useRef({ viewOf, searchOf, write })
  ways.current = { viewOf, searchOf, write }
  const [view, setView] = useState(() => viewOf(search))
  const inAddress = useRef(JSON.stringify(searchOf(view)))
  useEffect(() => {
    const stated = ways.current.viewOf(search)
    const written = JSON.stringify(ways.current.searchOf(stated))
    if (written === inAddress.current) return
    inAddress.current = written
    setView(stated)
  }, [search])
  const isStep = useRef(false)
  useEffect(() => {
    const wanted = ways.current.searchOf(view)
    const written = JSON.stringify(wanted)
    if (written === inAddress.current) return
    const writeDown = () => {
      inAddress.current = written
      ways.current.write(wanted, !isStep.current)
      isStep.current = false
    }
    const resting = setTimeout(writeDown, isStep.current ? 0 : patience)
    return () => clearTimeout(resting)
  }, [view])
  return {
    view,
    type: (typed: string) => setView({ ...view, typed }),
    change(changes: Partial<View>) {
      isStep.current = true
      setView({ ...view, ...changes })
    },
  }
}
