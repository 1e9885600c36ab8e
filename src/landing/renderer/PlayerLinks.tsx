import { useText } from '../../ui/text.ts'
import { useJourney } from '../page/journey.ts'
import { usePage } from '../page/page.ts'

/** For a player who is signed in already: their name, the way on, and the way out. */
export default function PlayerLinks({ name }: { readonly name: string }) {
  const text = useText()
  const { destination } = usePage()
  const { act } = useJourney()
  return (
    <>
      <b className="top-player">{name}</b>
      <button type="button" className="top-link top-log-out" onClick={act?.logOut}>
        {text('ui.page.log-out')}
      </button>
      <a className="top-register" href={destination}>
        {text('ui.page.go-on')}
      </a>
    </>
  )
}
