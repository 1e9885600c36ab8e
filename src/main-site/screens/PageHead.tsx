import { Icon } from '../../ui/Icon.tsx'
import { type ShownSection, useSitePage } from '../page/page.ts'

/** The headline of a page that is a tool: small, so that the tool comes first. */
export function PageHead({ section: { about, icon } }: { readonly section: ShownSection }) {
  const { headline } = useSitePage()
  return (
    <header className="page-head">
      {icon && <Icon name={icon} className="page-head-icon" />}
      <div>
        <h1>{headline}</h1>
        {about && <p>{about}</p>}
      </div>
    </header>
  )
}
