import { useEffect, useRef, useState } from 'react'
import type { DocumentKind, OwnVerification } from '../../../contract/index.ts'
import { readErrorBody } from '../../../rules/session/error-body.ts'
import { errorText } from '../../../rules/session/error-texts.ts'
import { useText } from '../../../ui/text.ts'
import type { PlayerCallsOfSite } from '../../page/player-calls.ts'
import { sendUntilAnswered } from '../../parts/form/send-until-answered.ts'
import { comeBack } from '../../parts/form/use-sending.ts'

/** A file with the id under which its picture is sent, however often. */
export type Chosen = { readonly id: string; readonly file: File }

type Sending = { readonly kind: 'no' } | { readonly kind: 'sending' | 'offline'; readonly share: number }

export type Upload = ReturnType<typeof useUpload>

type Uploading = {
  readonly calls: PlayerCallsOfSite
  readonly kind: DocumentKind
  readonly whenSent: (own: OwnVerification) => void
}

const no: Sending = { kind: 'no' }

/** Sends a picture until it is answered or cancelled; without a connection, when it is back. */
export function useUpload({ calls, kind, whenSent }: Uploading) {
  const text = useText()
  const [sending, setSending] = useState<Sending>(no)
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function send(id: string, content: Blob): Promise<void> {
    if (running.current) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const show = (next: Sending) => !signal.aborted && setSending(next)
    setProblem(undefined)
    show({ kind: 'sending', share: 0 })
    const upload = { content, signal, onProgress: (share: number) => show({ kind: 'sending', share }) }
    const answer = await sendUntilAnswered(() => calls.ask('send-document', { query: { kind, upload: id }, upload }), {
      isGone: () => signal.aborted,
      whenOffline: () => show({ kind: 'offline', share: 0 }),
      comeBack,
    })
    if (signal.aborted || !answer) return
    running.current = null
    setSending(no)
    if (answer.kind === 'answer') return whenSent(answer.content)
    const { code } = readErrorBody(answer.content)
    setProblem(text(errorText(answer.status, code) ?? 'ui.notice.something-wrong'))
  }

  return {
    sending,
    /** What the server found wrong. */
    problem,
    send: (id: string, content: Blob) => void send(id, content),
    cancel() {
      running.current?.abort()
      running.current = null
      setSending(no)
    },
    forget: () => setProblem(undefined),
  }
}
