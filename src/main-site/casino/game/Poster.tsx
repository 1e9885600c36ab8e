import { Icon } from '../../../ui/Icon.tsx'
import { useText } from '../../../ui/text.ts'
import type { ShownGame } from '../../page/casino.ts'
import { useSitePage } from '../../page/page.ts'
import { useVisitor } from '../../page/player.ts'

type PosterProps = { readonly game: ShownGame; readonly trial: string | undefined }

/** What stands in the place of the stage until it can be played. */
export function Poster({ game, trial }: PosterProps) {
  const text = useText()
  const { picture, title } = game
  const { door } = useSitePage()
  const isVisitor = useVisitor().kind === 'visitor'
  return (
    <div className={`playground theme-${game.theme}`}>
      <div className="stage stage-poster">
        <Icon name={picture} className="poster-figure" />
        <p className="poster-name">{title}</p>
        {isVisitor && (
          <p className="actions">
            <a className="button button-large" href={door.signUp}>
              {text('site.play.sign-up')}
            </a>
            <a className="button button-large button-quiet" href={door.signIn}>
              {text('ui.page.sign-in')}
            </a>
            {trial && (
              <a className="button button-large button-quiet" href={trial}>
                {text('site.shell.try')}
              </a>
            )}
          </p>
        )}
        <noscript>
          <p className="problem">{text('site.play.no-script')}</p>
        </noscript>
      </div>
    </div>
  )
}
