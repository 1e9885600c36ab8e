import { PageBasicsProvider } from '../../ui/page-basics.ts'
import { useText } from '../../ui/text.ts'
import { type SitePage, SitePageProvider } from '../page/page.ts'
import { type Visitor, VisitorProvider } from '../page/player.ts'
import { AccountMenu } from '../player/AccountMenu.tsx'
import { WaitingBonuses } from '../player/WaitingBonuses.tsx'
import { Screen } from '../screens/Screen.tsx'
import { SlipPlace } from '../slip/SlipPlace.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Foot } from './Foot.tsx'
import { Header } from './Header.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { Menu } from './Menu.tsx'
import { SideNavigation } from './SideNavigation.tsx'

type SiteViewProps = { readonly page: SitePage; readonly visitor: Visitor }

/** A whole page of the main site. */
export function SiteView({ page, visitor }: SiteViewProps) {
  return (
    <PageBasicsProvider value={page}>
      <SitePageProvider value={page}>
        <VisitorProvider value={visitor}>
          <SkipLink />
          <Header />
          <SideNavigation />
          <main id="content" tabIndex={-1}>
            <Screen />
          </main>
          <Foot />
          <SlipPlace />
          <WaitingBonuses />
          <BottomBar />
          <Menu />
          <LanguageMenu />
          <AccountMenu />
        </VisitorProvider>
      </SitePageProvider>
    </PageBasicsProvider>
  )
}

function SkipLink() {
  return (
    <a className="skip" href="#content">
      {useText()('site.shell.skip')}
    </a>
  )
}
