import { Link } from '@tanstack/react-router'
import { Screen } from '../kit/screen/Screen.tsx'

export function NoScreen() {
  return (
    <Screen title="Page not found">
      <p>
        There is no page at this address. <Link to="/">Go to the landings</Link>
      </p>
    </Screen>
  )
}
