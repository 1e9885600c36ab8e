import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { searchOf, type View, viewOf } from './find/view.ts'

const patience = 250

const written = (view: View) => JSON.stringify(searchOf(view))

/** The view counts at once, and the address follows: each choice as a step back, typing when it rests. */
export function useView() {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const [view, setView] = useState(() => viewOf(search))
  const inAddress = useRef(written(view))
  useEffect(() => {
    const stated = viewOf(search)
    if (written(stated) === inAddress.current) return
    inAddress.current = written(stated)
    setView(stated)
  }, [search])
  const isStep = useRef(false)
  useEffect(() => {
    if (written(view) === inAddress.current) return
    const write = () => {
      inAddress.current = written(view)
      void navigate({ to: '/', search: searchOf(view), replace: !isStep.current })
      isStep.current = false
    }
    const resting = setTimeout(write, isStep.current ? 0 : patience)
    return () => clearTimeout(resting)
  }, [view, navigate])
  return {
    view,
    type: (typed: string) => setView({ ...view, typed }),
    change(changes: Partial<View>) {
      isStep.current = true
      setView({ ...view, ...changes })
    },
  }
}
