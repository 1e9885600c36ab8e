import type { ReactNode } from 'react'
import { Skeleton } from './Skeleton.tsx'
import { Trouble } from './Trouble.tsx'
import type { Loading } from './use-loaded.ts'

type WhenLoadedProps<Value> = {
  readonly loading: Loading<Value>
  readonly again: () => void
  readonly children: (value: Value) => ReactNode
}

/** What was loaded; until then its place, and a way on if it could not be. */
export function WhenLoaded<Value>({ loading, again, children }: WhenLoadedProps<Value>): ReactNode {
  switch (loading.kind) {
    case 'loading':
      return <Skeleton />
    case 'failed':
      return <Trouble again={again} />
    case 'loaded':
      return children(loading.value)
    default:
      return loading satisfies never
  }
}
