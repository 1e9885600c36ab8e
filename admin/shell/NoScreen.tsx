import { Link } from '@tanstack/react-router'
import { EmptyState } from '../kit/screen/EmptyState.tsx'
import { Screen } from '../kit/screen/Screen.tsx'

export function NoScreen() {
  return (
    <Screen title="Page not found">
      <EmptyState title="There is no page at this address.">
        <p>
          Go to the <Link to="/">landings</Link>.
        </p>
      </EmptyState>
    </Screen>
  )
}
