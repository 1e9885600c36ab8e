import { useEffect, useState } from 'react'
import { type Answer, ask } from '../api/ask.ts'
import type { OpenDocument } from './model/document.ts'

type OthersProps = { readonly record: string; readonly version: number; readonly document: OpenDocument }

const often = 5000

/** Who else has this landing open; what they save is brought in while nothing of ours waits to be saved. */
export function Others({ record, document }: OthersProps) {
  const [others, setOthers] = useState<Answer<'presence'>['others']>([])
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const say = async () => {
      const outcome = await ask('presence', { record })
      if (isOver) return
      if ('data' in outcome) {
        setOthers(outcome.data.others)
        if (outcome.data.draftVersion > document.state().version) document.catchUp()
      }
      timer = setTimeout(say, often)
    }
    say()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [record, document])
  if (others.length === 0) return null
  return (
    <span className="badge" role="status">
      Also here: {others.map(({ name }) => name).join(', ')}
    </span>
  )
}
