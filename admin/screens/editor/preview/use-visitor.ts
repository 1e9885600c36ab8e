import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { anybody } from '../../../preview/protocol/visitor.ts'

/** The visitor of the preview; the address may name the moment of the visit. */
export function useVisitor() {
  const { moment } = useSearch({ strict: false }) as { readonly moment?: unknown }
  const named = localTime(String(moment ?? ''))
  const [visitor, setVisitor] = useState({ ...anybody, moment: named })
  useEffect(() => {
    if (named) setVisitor((before) => ({ ...before, moment: named }))
  }, [named])
  return [visitor, setVisitor] as const
}

const minute = 60_000

/** A moment as a field for local dates and times has it: the first minute in which it has come. */
function localTime(moment: string): string {
  const time = Math.ceil(Date.parse(moment) / minute) * minute
  if (Number.isNaN(time)) return ''
  return new Date(time - new Date(time).getTimezoneOffset() * minute).toISOString().slice(0, 16)
}
