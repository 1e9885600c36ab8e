import { api } from '../../../api/api.ts'
import type { Asked } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'
import { Failed } from '../../../kit/screen/Failed.tsx'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import { DeviceList } from '../../../parts/devices/DeviceList.tsx'
import { AccountCard } from '../card/AccountCard.tsx'

/** The browsers in which the member of staff is signed in. */
export function OwnDevices() {
  const { data, error, refetch } = api.useOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [endSessions, { isLoading }] = api.useEndOwnSessionsMutation()
  const toast = useToast()
  const end = async (asked: Asked<'end-own-sessions'>, done: string) => {
    const outcome = await endSessions(asked)
    toast(outcome.error ? 'error' : 'success', outcome.error ? sayFailure(outcome.error) : done)
  }
  if (error && !data) return <Failed message={sayFailure(error)} onRetry={refetch} />
  if (!data) return <Skeleton label="Loading the devices…" />
  const { sessions } = data
  const isAlone = sessions.length === 1
  return (
    <AccountCard
      title="Devices"
      state={isAlone ? 'You are signed in here alone.' : `You are signed in in ${sessions.length} browsers.`}
      {...(!isAlone && {
        action: 'Sign out everywhere else',
        onAction: () => end({}, 'You are signed out everywhere else.'),
      })}
    >
      <DeviceList
        sessions={sessions}
        isBusy={isLoading}
        onEnd={({ id, device }) => end({ session: id }, `You are signed out of ${device}.`)}
      />
    </AccountCard>
  )
}
