import type { ReactNode } from 'react'
import { useText } from '../../../ui/text.ts'
import type { Outcome } from './use-form.ts'
import { useRefusal } from './use-refusal.tsx'
import { useSending } from './use-sending.ts'

type ActionButtonProps<Answer> = {
  readonly make: () => Promise<Outcome<Answer>>
  readonly done: (answer: Answer) => void
  readonly className?: string
  readonly children: ReactNode
}

/** Does at once what needs no form, and says why if it was refused. */
export function ActionButton<Answer>({ make, done, className = '', children }: ActionButtonProps<Answer>) {
  const text = useText()
  const { sending, send } = useSending()
  const refusal = useRefusal([])

  async function act(): Promise<void> {
    refusal.forget()
    const outcome = await send(make)
    if (outcome?.kind === 'failure') refusal.take(outcome)
    if (outcome?.kind === 'answer') done(outcome.content)
  }

  return (
    <>
      <button type="button" className={`button ${className}`} aria-busy={sending !== 'no'} onClick={() => void act()}>
        {children}
      </button>
      <span className="problem" role="alert">
        {sending === 'offline' ? text('site.tool.offline') : refusal.rest}
      </span>
    </>
  )
}
