import { type FormEvent, useId, useState } from 'react'
import { staffRoles } from '../../../src/rules/staff-roles.ts'
import { api } from '../../api/api.ts'
import type { Asked } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { Dialog, DialogFoot, DialogHead } from '../../kit/dialog/Dialog.tsx'
import { useCopy } from '../../kit/toasts/use-copy.ts'

type InviteProps = {
  /** The pending invitation that gets a new link. */
  readonly pending?: Pick<Asked<'invite'>, 'email' | 'role'> | undefined
  readonly onClose: () => void
}

/** Creates an invitation link, which is shown only here. */
export function Invite({ pending, onClose }: InviteProps) {
  const id = useId()
  const title = pending ? 'New link' : 'Invite somebody'
  const [invite, { data, error, isLoading, originalArgs }] = api.useInviteMutation()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const role = staffRoles.find((one) => one === entered.get('role')) ?? 'viewer'
    void invite({ email: String(entered.get('email')), role })
  }
  return (
    <Dialog label={title} onClose={onClose} className="people-dialog">
      <DialogHead title={title} onClose={onClose} />
      {data ? (
        <InvitationLink link={data.link} email={originalArgs?.email ?? ''} />
      ) : (
        <form onSubmit={submit}>
          <div className="dialog-body people-invite">
            <label htmlFor={`${id}-email`}>E-mail</label>
            <input
              className="input"
              id={`${id}-email`}
              name="email"
              type="email"
              autoComplete="off"
              defaultValue={pending?.email}
              readOnly={pending !== undefined}
              data-focused-first
              required
            />
            <label htmlFor={`${id}-role`}>Role</label>
            <select className="input" id={`${id}-role`} name="role" defaultValue={pending?.role ?? 'editor'}>
              {staffRoles.map((role) => (
                <option key={role}>{role}</option>
              ))}
            </select>
            <p className="muted">
              {pending
                ? 'The former link works no more.'
                : 'For an existing account, the link resets the password and changes nothing else.'}
            </p>
            <p className="problem" role="alert">
              {error && sayFailure(error)}
            </p>
          </div>
          <DialogFoot onCancel={onClose}>
            <button type="submit" className="button button-primary" disabled={isLoading}>
              Create link
            </button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  )
}

function InvitationLink({ link, email }: { readonly link: string; readonly email: string }) {
  const id = useId()
  const copy = useCopy()
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="dialog-body" role="status">
      <label htmlFor={id}>
        Send this link to <strong>{email}</strong>. It works once, within 24 hours, and is not shown again.
      </label>
      <input className="input" id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
      <button
        type="button"
        className="button button-primary"
        onClick={async () => setCopied(await copy(link, 'Invitation link'))}
      >
        {isCopied ? 'Copied' : 'Copy link'}
      </button>
    </div>
  )
}
