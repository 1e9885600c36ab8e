import { useRef } from 'react'
import { newId } from '../../../visitor/new-id.ts'

/** The same question has the same id, so that it is answered once even if its answer is lost on the way. */
export function useRequestId() {
  const last = useRef({ asked: '', id: '' })
  return (question: object): string => {
    const asked = JSON.stringify(question)
    if (last.current.asked !== asked) last.current = { asked, id: newId() }
    return last.current.id
  }
}
