import { Failed } from './Failed.tsx'
import { Screen } from './Screen.tsx'

type FailedScreenProps = { readonly title: string; readonly message: string; readonly onRetry: () => void }

/** In place of a screen whose data could not be loaded. */
export function FailedScreen({ title, message, onRetry }: FailedScreenProps) {
  return (
    <Screen title={title}>
      <Failed message={message} onRetry={onRetry} />
    </Screen>
  )
}
