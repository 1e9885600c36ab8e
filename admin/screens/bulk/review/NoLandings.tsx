import { Link } from '@tanstack/react-router'
import { Screen } from '../../../kit/screen/Screen.tsx'

export function NoLandings({ title }: { readonly title: string }) {
  return (
    <Screen title={title}>
      <p className="muted">
        No landings selected. Select some in the list of <Link to="/">landings</Link>.
      </p>
    </Screen>
  )
}
