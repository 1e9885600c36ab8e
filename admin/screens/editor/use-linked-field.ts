import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Effective } from '../../../src/registry/one-landing.ts'
import type { Own } from '../../../src/registry/overrides/overrides.ts'
import { pathInForm, stepsOf } from './problems/problems.ts'

type Linked = {
  readonly isReady: boolean
  readonly effective: Effective
  readonly own: Own
  readonly onGo: (path: readonly string[]) => void
}

/** Leads to the field that the address names, once, as soon as the record is read. */
export function useLinkedField({ isReady, ...linked }: Linked): void {
  const { at } = useSearch({ strict: false }) as { readonly at?: unknown }
  const latest = useRef(linked)
  latest.current = linked
  useEffect(() => {
    if (!isReady || at === undefined) return
    const { effective, own, onGo } = latest.current
    onGo(pathInForm(stepsOf(String(at)), effective, own))
  }, [at, isReady])
}
