import { useState } from 'react'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { useCommands } from '../../kit/commands/use-commands.ts'
import { FailedScreen } from '../../kit/screen/FailedScreen.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { Skeleton } from '../../kit/screen/Skeleton.tsx'
import { Table } from '../../kit/screen/Table.tsx'
import { Invitations } from './Invitations.tsx'
import { Invite } from './Invite.tsx'
import { PersonRow } from './PersonRow.tsx'
import './people.css'

/** The staff and their roles. */
export function People() {
  const { data, error, refetch } = api.useStaffQuery(undefined, { refetchOnMountOrArgChange: true })
  const [isInviting, setInviting] = useState(false)
  const invite = () => setInviting(true)
  useCommands([{ id: 'invite', group: 'People', label: 'Invite somebody', keys: ['I'], run: invite }])
  if (error && !data) return <FailedScreen title="People" message={sayFailure(error)} onRetry={refetch} />
  return (
    <Screen
      title="People"
      actions={
        <button type="button" className="button button-primary" onClick={invite} aria-keyshortcuts="i">
          Invite somebody
        </button>
      }
    >
      {data ? (
        <Table head={['Name', 'Role', 'Last seen']} unseen="Access">
          {data.staff.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </Table>
      ) : (
        <Skeleton label="Loading people…" />
      )}
      {data && <Invitations invitations={data.invitations} />}
      <p className="muted people-roles">
        Viewers can view, editors can also edit drafts, publishers can also publish, support helps players, traders
        watch over bets and results, and administrators may do all of this and manage people.
      </p>
      {isInviting && <Invite onClose={() => setInviting(false)} />}
    </Screen>
  )
}
