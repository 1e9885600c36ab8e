import type { ReactNode } from 'react'
import type { Sending } from './use-sending.ts'

type FormProps = {
  readonly sending: Sending
  readonly submit: (form: HTMLFormElement) => void
  readonly children: ReactNode
}

/** A form that says itself what is wrong with its fields. */
export function Form({ sending, submit, children }: FormProps) {
  return (
    <form
      className="panel form"
      noValidate={true}
      aria-busy={sending !== 'no'}
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      {children}
    </form>
  )
}
