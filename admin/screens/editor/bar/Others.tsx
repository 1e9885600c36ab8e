import { useEffect, useState } from 'react'
import { type Answer, ask } from '../../../api/ask.ts'
import { Initials } from '../../../kit/person/Initials.tsx'
import type { OpenDocument } from '../../../model/document/document.ts'

const interval = 5000

const mostShown = 3

/** Who else has this record open. What they save is merged in as long as no change of ours waits to be saved. */
export function Others({ document }: { readonly document: OpenDocument }) {
  const [others, setOthers] = useState<Answer<'presence'>['others']>([])
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const announce = async () => {
      const outcome = await ask('presence', { record: document.record })
      if (isOver) return
      if ('data' in outcome) {
        setOthers(outcome.data.others)
        document.heard(outcome.data)
      }
      timer = setTimeout(announce, interval)
    }
    announce()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [document])
  if (others.length === 0) return null
  const said = `Also here: ${others.map(({ name }) => name).join(', ')}`
  return (
    <span className="others" role="status" title={said}>
      <span className="unseen">{said}</span>
      {others.slice(0, mostShown).map(({ name, since }) => (
        <Initials key={`${name} ${since}`} name={name} />
      ))}
    </span>
  )
}
