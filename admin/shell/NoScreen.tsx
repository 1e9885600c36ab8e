import { Link } from '@tanstack/react-router'
import { Screen } from '../kit/screen/Screen.tsx'

export function NoScreen() {
  return (
    <Screen title="Nothing here">
      <p>
        There is no screen at this address. <Link to="/">To the landings</Link>
      </p>
    </Screen>
  )
}
