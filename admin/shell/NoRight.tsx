import { Link } from '@tanstack/react-router'
import { EmptyState } from '../kit/screen/EmptyState.tsx'
import { Screen } from '../kit/screen/Screen.tsx'

/** In place of a screen that the role of who is signed in does not include. */
export function NoRight({ title }: { readonly title: string }) {
  return (
    <Screen title={title}>
      <EmptyState title="Your role does not include this screen.">
        <p>
          An administrator can change it. Go to the <Link to="/">landings</Link>.
        </p>
      </EmptyState>
    </Screen>
  )
}
