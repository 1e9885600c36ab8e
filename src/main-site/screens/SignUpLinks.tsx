import { useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import { useVisitor } from '../page/player.ts'

/** The ways in, for those who are not signed in. */
export function SignUpLinks() {
  const text = useText()
  const { door } = useSitePage()
  if (useVisitor().kind !== 'visitor') return null
  return (
    <p className="actions">
      <a className="button button-large" href={door.signUp}>
        {text('ui.page.sign-up')}
      </a>
      <a className="button button-large button-quiet" href={door.signIn}>
        {text('ui.page.sign-in')}
      </a>
    </p>
  )
}
