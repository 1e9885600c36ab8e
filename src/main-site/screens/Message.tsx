import { useText } from '../../ui/text.ts'
import { type Content, useSitePage } from '../page/page.ts'
import { Tile } from './Tile.tsx'

type MessageProps = Extract<Content, { readonly text: string }>

/** A page that has nothing to show, why, and the way on. */
export function Message({ kind, text: reason }: MessageProps) {
  const text = useText()
  const { headline, home, path, legal, site } = useSitePage()
  return (
    <>
      <section className="hero">
        <div className="hero-words">
          <h1>{headline}</h1>
          <p className="lead">{reason}</p>
          {kind === 'denied' && <p>{legal.status}</p>}
          <p className="actions">
            {kind === 'failed' && (
              <a className="button button-large" href={path}>
                {text('site.shell.again')}
              </a>
            )}
            {kind === 'denied' ? (
              <a className="button button-large" href={`mailto:${site.brand.email}`}>
                {text('site.player.support')}
              </a>
            ) : (
              <a className="button button-large button-quiet" href={home}>
                {text('ui.status.home')}
              </a>
            )}
          </p>
        </div>
      </section>
      {kind === 'missing' && <WaysOn />}
    </>
  )
}

function WaysOn() {
  const text = useText()
  const { navigation } = useSitePage()
  return (
    <section className="shelf">
      <h2>{text('site.shell.sections')}</h2>
      <ul className="tiles">
        {navigation.menu.map((to) => (
          <Tile key={to.href} to={to} />
        ))}
      </ul>
    </section>
  )
}
