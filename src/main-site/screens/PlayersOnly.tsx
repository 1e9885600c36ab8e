import { useText } from '../../ui/text.ts'
import { SignUpLinks } from './SignUpLinks.tsx'

/** What visitors see in place of a tool that has nothing to show them. */
export function PlayersOnly() {
  const text = useText()
  return (
    <div className="tool">
      <p>{text('site.shell.players-only')}</p>
      <SignUpLinks />
    </div>
  )
}
