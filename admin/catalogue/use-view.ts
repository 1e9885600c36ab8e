import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { searchOf, type View, viewOf } from './find/view.ts'

const patience = 250

/** The view as the address states it. What is typed counts at once, and stands in the address when the typing rests. */
export function useView() {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const stated = useMemo(() => viewOf(search), [search])
  const [typed, setTyped] = useState(stated.typed)
  const written = useRef(stated.typed)
  useEffect(() => {
    if (stated.typed === written.current) return
    written.current = stated.typed
    setTyped(stated.typed)
  }, [stated])
  const write = (view: View, replace: boolean) => {
    written.current = view.typed
    setTyped(view.typed)
    void navigate({ to: '/', search: searchOf(view), replace })
  }
  const writeTyped = useRef(() => {})
  useEffect(() => {
    writeTyped.current = () => write({ ...stated, typed }, true)
  })
  useEffect(() => {
    if (typed === written.current) return
    const resting = setTimeout(() => writeTyped.current(), patience)
    return () => clearTimeout(resting)
  }, [typed])
  return {
    view: useMemo(() => ({ ...stated, typed }), [stated, typed]),
    type: setTyped,
    change: (changes: Partial<View>) => write({ ...stated, typed, ...changes }, false),
  }
}
