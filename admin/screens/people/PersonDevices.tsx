import { useState } from 'react'
import { api } from '../../api/api.ts'
import type { Answer, Asked } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { Dialog, DialogFoot, DialogHead } from '../../kit/dialog/Dialog.tsx'
import { Failed } from '../../kit/screen/Failed.tsx'
import { Skeleton } from '../../kit/screen/Skeleton.tsx'
import { useToast } from '../../kit/toasts/use-toast.ts'
import { DeviceList } from '../../parts/devices/DeviceList.tsx'

type Person = Answer<'staff'>['staff'][number]

/** Where a colleague is signed in: for a device that was lost, or left behind signed in. */
export function PersonDevices({ person }: { readonly person: Person }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button button-small"
        aria-label={`Devices of ${person.name}`}
        onClick={() => setOpen(true)}
      >
        Devices…
      </button>
      {isOpen && <DevicesDialog person={person} onClose={() => setOpen(false)} />}
    </>
  )
}

function DevicesDialog({ person: { id, name }, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const { data, error, refetch } = api.useStaffSessionsQuery({ id }, { refetchOnMountOrArgChange: true })
  const [endSessions, { isLoading }] = api.useEndStaffSessionsMutation()
  const toast = useToast()
  const end = async (asked: Pick<Asked<'end-staff-sessions'>, 'session'>, done: string) => {
    const outcome = await endSessions({ id, ...asked })
    toast(outcome.error ? 'error' : 'success', outcome.error ? sayFailure(outcome.error) : done)
  }
  const title = `Devices of ${name}`
  const isNowhere = data?.sessions.length === 0
  return (
    <Dialog label={title} onClose={onClose} className="people-dialog">
      <DialogHead title={title} onClose={onClose} />
      <div className="dialog-body">
        {error && !data && <Failed message={sayFailure(error)} onRetry={refetch} />}
        {!data && !error && <Skeleton label="Loading the devices…" look="lines" />}
        {isNowhere && <p className="muted">{name} is signed in nowhere.</p>}
        {data && (
          <DeviceList
            sessions={data.sessions}
            isBusy={isLoading}
            onEnd={({ id: session, device }) => end({ session }, `${name} is signed out of ${device}.`)}
          />
        )}
      </div>
      {data && !isNowhere && (
        <DialogFoot onCancel={onClose}>
          <button
            type="button"
            className="button button-danger"
            disabled={isLoading}
            onClick={() => end({}, `${name} is signed out everywhere.`)}
          >
            Sign out everywhere
          </button>
        </DialogFoot>
      )}
    </Dialog>
  )
}
