import { useState } from 'react'
import { staffRoles } from '../../../src/rules/staff-roles.ts'
import { api } from '../../api/api.ts'
import type { Answer, Asked } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { Ago } from '../../kit/format/Ago.tsx'
import { LongName } from '../../kit/format/LongName.tsx'
import { useToast } from '../../kit/toasts/use-toast.ts'
import { useStaff } from '../../model/staff/staff.ts'
import { ConfirmBlock } from './ConfirmBlock.tsx'
import { PersonDevices } from './PersonDevices.tsx'
import { ResetFactors } from './ResetFactors.tsx'

type Person = Answer<'staff'>['staff'][number]

export function PersonRow({ person }: { readonly person: Person }) {
  const { id, name, email, role, blocked, lastSeenAt } = person
  const [isConfirming, setConfirming] = useState(false)
  const [changeStaff, { isLoading }] = api.useChangeStaffMutation()
  const toast = useToast()
  const isMe = useStaff().id === id
  const change = async (changes: Omit<Asked<'change-staff'>, 'id'>, done: string) => {
    const { error } = await changeStaff({ id, ...changes })
    toast(error ? 'error' : 'success', error ? sayFailure(error) : done)
  }
  return (
    <tr>
      <th scope="row">
        {name} {isMe && <span className="badge">you</span>}{' '}
        {blocked && <span className="badge badge-bad">blocked</span>}{' '}
        {person.hasFactor && <span className="badge badge-good">second factor</span>}
        <span className="muted people-email">
          <LongName name={email} />
        </span>
      </th>
      <td>
        <select
          className="input"
          aria-label={`Role of ${name}`}
          value={role}
          disabled={isLoading}
          onChange={({ target }) => {
            const chosen = staffRoles.find((one) => one === target.value)
            if (chosen) void change({ role: chosen }, `${name} is now ${chosen}.`)
          }}
        >
          {staffRoles.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </td>
      <td>{lastSeenAt === undefined ? <span className="muted">never</span> : <Ago moment={lastSeenAt} />}</td>
      <td className="table-actions">
        {!blocked && !isMe && <PersonDevices person={person} />}
        {person.hasFactor && !isMe && <ResetFactors person={person} />}
        <button
          type="button"
          className="button button-small"
          disabled={isLoading}
          aria-label={`${blocked ? 'Unblock' : 'Block'} ${name}`}
          onClick={() => (blocked ? change({ blocked: false }, `${name} can sign in again.`) : setConfirming(true))}
        >
          {blocked ? 'Unblock' : 'Block…'}
        </button>
        {isConfirming && (
          <ConfirmBlock
            name={name}
            onClose={() => setConfirming(false)}
            onConfirmed={() => change({ blocked: true }, `${name} is blocked.`)}
          />
        )}
      </td>
    </tr>
  )
}
