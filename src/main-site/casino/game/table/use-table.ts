import { useEffect, useRef, useState } from 'react'
import { useSitePage } from '../../../page/page.ts'
import { watchStream } from '../../../parts/stream/watch-stream.ts'
import { type TableAnswer, type TableChange, type TableNow, tableAfter } from './table-now.ts'

/** Between two questions while the stream is blocked. */
const askEvery = 2500

/** Between two tries to load a table that does not answer. */
const tryEvery = 4000

export type Watching = {
  readonly table: TableNow | undefined
  /** The server's clock, in milliseconds since 1970. */
  readonly clock: () => number
  /** Whether changes arrive by themselves; otherwise the table is asked. */
  readonly isLive: boolean
}

/** A table as it is now: it follows the stream, and asks regularly where the stream cannot reach it. */
export function useTable(id: string): Watching {
  const { site } = useSitePage()
  const [first, setFirst] = useState<TableAnswer>()
  const [table, setTable] = useState<TableNow>()
  const [isLive, setIsLive] = useState(true)
  const ahead = useRef(0)
  const { v1 } = site.api

  const load = useRef(async (): Promise<boolean> => {
    const found = await loadTable(`${v1}/tables/${id}`)
    if (!found) return false
    ahead.current = found.now - Date.now()
    setFirst((before) => before ?? found)
    setTable(found.table)
    return true
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const begin = async () => {
      if ((await load.current()) || isGone) return
      timer = setTimeout(() => void begin(), tryEvery)
    }
    void begin()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])

  useEffect(() => {
    if (!first) return
    return watchStream<TableChange>({
      stream: `${v1}/stream`,
      of: { tables: [id] },
      seen: first.seen,
      onChanges: (changes) => setTable((before) => before && changes.reduce(tableAfter, before)),
      onAnew: () => void load.current(),
      onStanding: setIsLive,
    })
  }, [first, v1, id])

  useEffect(() => {
    if (isLive) return
    const asking = setInterval(() => {
      if (!document.hidden) void load.current()
    }, askEvery)
    return () => clearInterval(asking)
  }, [isLive])

  const clock = useRef(() => Date.now() + ahead.current)
  return { table, clock: clock.current, isLive }
}

async function loadTable(address: string): Promise<TableAnswer | undefined> {
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => undefined)
  return answer?.ok ? answer.json().catch(() => undefined) : undefined
}
