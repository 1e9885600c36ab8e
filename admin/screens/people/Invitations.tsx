import { useState } from 'react'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { Ago } from '../../kit/format/Ago.tsx'
import { LongName } from '../../kit/format/LongName.tsx'
import { Table } from '../../kit/screen/Table.tsx'
import { useToast } from '../../kit/toasts/use-toast.ts'
import { Invite } from './Invite.tsx'

type Invitation = Answer<'staff'>['invitations'][number]

/** Who is invited and has not come yet. */
export function Invitations({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const [open, setOpen] = useState<{ readonly act: 'renew' | 'remove'; readonly invitation: Invitation }>()
  const [remove] = api.useRemoveInvitationMutation()
  const toast = useToast()
  const close = () => setOpen(undefined)
  if (invitations.length === 0 && !open) return null
  const confirm = async (email: string) => {
    const { error } = await remove({ email })
    toast(error ? 'error' : 'success', error ? sayFailure(error) : `The invitation of ${email} is removed.`)
  }
  return (
    <section className="people-invitations" aria-label="Invitations">
      <h2>Invitations</h2>
      <Table head={['E-mail', 'Role', 'Invited by', 'Ends']} unseen="Acts">
        {invitations.map((invitation) => (
          <tr key={`${invitation.email} ${invitation.expiresAt}`}>
            <th scope="row">
              <LongName name={invitation.email} />
            </th>
            <td>{invitation.role}</td>
            <td>{invitation.by ?? <span className="muted">a command</span>}</td>
            <td>
              <Ago moment={invitation.expiresAt} />
            </td>
            <td className="table-actions">
              <button
                type="button"
                className="button button-small"
                aria-label={`New link for ${invitation.email}`}
                onClick={() => setOpen({ act: 'renew', invitation })}
              >
                New link…
              </button>
              <button
                type="button"
                className="button button-small"
                aria-label={`Remove the invitation of ${invitation.email}`}
                onClick={() => setOpen({ act: 'remove', invitation })}
              >
                Remove…
              </button>
            </td>
          </tr>
        ))}
      </Table>
      {open?.act === 'renew' && <Invite pending={open.invitation} onClose={close} />}
      {open?.act === 'remove' && (
        <ConfirmDialog
          title={`Remove the invitation of ${open.invitation.email}?`}
          action="Remove"
          className="people-dialog"
          onClose={close}
          onConfirmed={() => confirm(open.invitation.email)}
        >
          The link that they were sent works no more.
        </ConfirmDialog>
      )}
    </section>
  )
}
