import { useEffect, useRef, useState } from 'react'
import { sendUntilAnswered } from './send-until-answered.ts'

export type Sending = 'no' | 'sending' | 'offline'

/** Sends a form once, however often it is asked to; without a connection, when it is back. */
export function useSending() {
  const [sending, setSending] = useState<Sending>('no')
  const isSending = useRef(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  async function send<Result extends object>(make: () => Promise<Result>): Promise<Result | undefined> {
    if (isSending.current) return undefined
    isSending.current = true
    setSending('sending')
    const result = await sendUntilAnswered(make, {
      isGone: () => isGone.current,
      whenOffline: () => setSending('offline'),
      comeBack,
    })
    isSending.current = false
    setSending('no')
    return result
  }

  return { sending, send }
}

const patience = 5000

/** The browser says that it is online again; it may not notice, so it is tried after some time anyway. */
export function comeBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, patience)
  })
}
