import { useState } from 'react'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { FailedScreen } from '../../kit/screen/FailedScreen.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { Skeleton } from '../../kit/screen/Skeleton.tsx'
import { useStaff } from '../../model/staff/staff.ts'
import { AppFactor } from './app/AppFactor.tsx'
import { CodesFactor } from './codes/CodesFactor.tsx'
import { NewCodes } from './codes/NewCodes.tsx'
import { OwnDevices } from './devices/OwnDevices.tsx'
import { PasskeysFactor } from './passkeys/PasskeysFactor.tsx'
import './account.css'

/** How and where the signed-in member of staff signs in. */
export function Account() {
  const { name, email } = useStaff()
  const { data, error, refetch } = api.useFactorsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [codes, setCodes] = useState<readonly string[]>([])
  const { refetch: enter } = api.useSessionQuery(undefined)
  if (error && !data) return <FailedScreen title="My account" message={sayFailure(error)} onRetry={refetch} />
  const hasFactor = data !== undefined && (data.authenticator !== undefined || data.passkeys.length > 0)
  const lacksFactor = data?.isRequired && !hasFactor
  const added = (made: readonly string[]) => (made.length > 0 ? setCodes(made) : close())
  const close = () => {
    setCodes([])
    void enter()
  }
  return (
    <Screen title="My account" className="account">
      <p className="muted">
        {name}, {email}
      </p>
      {lacksFactor && (
        <p className="account-notice" role="status">
          Everybody here needs a second factor. Add one to go on.
        </p>
      )}
      {data ? (
        <>
          <PasskeysFactor passkeys={data.passkeys} onAdded={added} />
          <AppFactor app={data.authenticator} onAdded={added} />
          {hasFactor && <CodesFactor left={data.recoveryCodesLeft} onMade={setCodes} />}
          {!lacksFactor && <OwnDevices />}
        </>
      ) : (
        <Skeleton label="Loading the account…" />
      )}
      {codes.length > 0 && <NewCodes codes={codes} email={email} onClose={close} />}
    </Screen>
  )
}
