import { ArticlePage } from '../articles/ArticlePage.tsx'
import { useSitePage } from '../page/page.ts'
import { ArticlesScreen } from './ArticlesScreen.tsx'
import { CashierScreen } from './CashierScreen.tsx'
import { FairnessScreen } from './FairnessScreen.tsx'
import { GameScreen } from './GameScreen.tsx'
import { Home } from './Home.tsx'
import { LobbyScreen } from './LobbyScreen.tsx'
import { Message } from './Message.tsx'
import { SectionScreen } from './SectionScreen.tsx'
import { SportsPage } from './SportsPage.tsx'
import { ToolScreen } from './ToolScreen.tsx'

/** What the page is about. */
export function Screen() {
  const { content } = useSitePage()
  switch (content.kind) {
    case 'home':
      return <Home section={content.section} groups={content.groups} games={content.games} />
    case 'section':
      return <SectionScreen section={content.section} siblings={content.siblings} />
    case 'cashier':
      return <CashierScreen section={content.section} methods={content.methods} />
    case 'articles':
      return <ArticlesScreen content={content} />
    case 'article':
      return <ArticlePage content={content} />
    case 'sports':
      return <SportsPage section={content.section} sports={content.sports} />
    case 'fairness':
      return <FairnessScreen section={content.section} />
    case 'lobby':
      return <LobbyScreen section={content.section} lobby={content.lobby} />
    case 'game':
      return <GameScreen section={content.section} game={content.game} others={content.others} />
    case 'deposits':
    case 'withdrawals':
    case 'payments':
    case 'bets':
    case 'rounds':
    case 'inbox':
    case 'bonuses':
    case 'profile':
    case 'settings':
    case 'verification':
      return <ToolScreen kind={content.kind} section={content.section} siblings={content.siblings} />
    case 'missing':
    case 'failed':
    case 'denied':
      return <Message kind={content.kind} text={content.text} />
    default:
      return content satisfies never
  }
}
