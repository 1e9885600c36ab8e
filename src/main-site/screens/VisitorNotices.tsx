import type { Section } from '../../contract/index.ts'
import { refusalOfBonusMoney } from '../../rules/main-site/bonus-money.ts'
import { useText } from '../../ui/text.ts'
import { HelpLink } from '../page/HelpLink.tsx'
import { Notice } from '../page/Notice.tsx'
import { useSitePage } from '../page/page.ts'
import { useVisitor } from '../page/player.ts'

/** What this visitor has to know before anything else on the page, and the way on. */
export function VisitorNotices({ bonusMoney }: { readonly bonusMoney?: Section['bonusMoney'] | undefined }) {
  const text = useText()
  const { site, player } = useSitePage()
  const visitor = useVisitor()
  const welcome = player?.isNew ? <Notice tone="good" text={text('site.player.welcome')} /> : null
  switch (visitor.kind) {
    case 'visitor':
      return null
    case 'unknown':
      return welcome
    case 'unavailable':
      return <Notice text={text('site.player.unavailable')} />
    case 'blocked':
      return (
        <Notice text={text('ui.notice.user-blocked')}>
          <HelpLink about="ui.notice.user-blocked" />
          <a className="button" href={`mailto:${site.brand.email}`}>
            {text('site.player.support')}
          </a>
        </Notice>
      )
    case 'player': {
      const refusal = refusalOfBonusMoney({ ...(bonusMoney && { bonusMoney }) }, visitor.player)
      if (!refusal) return welcome
      return (
        <Notice text={text(`site.player.${refusal}`)}>
          <HelpLink about={`site.player.${refusal}`} />
          <button type="button" className="button" onClick={() => visitor.act.choosePurse('real')}>
            {text('site.player.switch-to-real')}
          </button>
        </Notice>
      )
    }
    default:
      return visitor satisfies never
  }
}
