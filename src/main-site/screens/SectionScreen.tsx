import { Icon } from '../../ui/Icon.tsx'
import { useText } from '../../ui/text.ts'
import { type SectionLink, type ShownSection, useSitePage } from '../page/page.ts'
import { useVisitor } from '../page/player.ts'
import { Siblings } from './Siblings.tsx'
import { SignUpLinks } from './SignUpLinks.tsx'
import { VisitorNotices } from './VisitorNotices.tsx'

type SectionScreenProps = { readonly section: ShownSection; readonly siblings: readonly SectionLink[] }

/** A section: what it offers, and the other sections of its group. */
export function SectionScreen({ section, siblings }: SectionScreenProps) {
  return (
    <>
      <VisitorNotices bonusMoney={section.bonusMoney} />
      <SectionHead section={section} />
      <Siblings siblings={siblings} />
    </>
  )
}

function SectionHead({ section: { area, about, icon, trial, playersOnly } }: Pick<SectionScreenProps, 'section'>) {
  const text = useText()
  const { headline } = useSitePage()
  const isVisitor = useVisitor().kind === 'visitor'
  return (
    <section className={`hero area-${area}`}>
      <div className="hero-words">
        <p className="soon">{text('site.shell.soon')}</p>
        <h1>{headline}</h1>
        {about && <p className="lead">{about}</p>}
        {isVisitor && playersOnly && <p>{text('site.shell.players-only')}</p>}
        {trial && (
          <p className="actions">
            <a className="button button-large" href={trial}>
              {text('site.shell.try')}
            </a>
          </p>
        )}
        {(playersOnly || !trial) && <SignUpLinks />}
      </div>
      {icon && <Icon name={icon} className="hero-icon" />}
    </section>
  )
}
