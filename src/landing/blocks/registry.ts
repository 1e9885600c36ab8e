import type { BlockModule, BlockType } from './block.ts'

type BlockRegistry = { readonly [Type in BlockType]: () => Promise<BlockModule<Type>> }

/** The component of every block of the schema; a page loads only those that it shows. */
export const blockRegistry: BlockRegistry = {
  ambassador: () => import('./ambassador/Ambassador.tsx'),
  'app-download': () => import('./app-download/AppDownload.tsx'),
  'bonus-cards': () => import('./bonus-cards/BonusCards.tsx'),
  'card-pick': () => import('./card-pick/CardPick.tsx'),
  'chicken-road': () => import('./chicken-road/ChickenRoad.tsx'),
  crash: () => import('./crash/Crash.tsx'),
  'crazy-wheel': () => import('./crazy-wheel/CrazyWheel.tsx'),
  'cricket-league': () => import('./cricket-league/CricketLeague.tsx'),
  football: () => import('./football/Football.tsx'),
  footer: () => import('./footer/Footer.tsx'),
  'form-stage': () => import('./form-stage/FormStage.tsx'),
  'fortune-tiger': () => import('./fortune-tiger/FortuneTiger.tsx'),
  'games-grid': () => import('./games-grid/GamesGrid.tsx'),
  'gems-slots': () => import('./gems-slots/GemsSlots.tsx'),
  giveaway: () => import('./giveaway/Giveaway.tsx'),
  hero: () => import('./hero/Hero.tsx'),
  jackpot: () => import('./jackpot/Jackpot.tsx'),
  'lightning-roulette': () => import('./lightning-roulette/LightningRoulette.tsx'),
  'live-dealer': () => import('./live-dealer/LiveDealer.tsx'),
  match: () => import('./match/Match.tsx'),
  mines: () => import('./mines/Mines.tsx'),
  olympus: () => import('./olympus/Olympus.tsx'),
  preloader: () => import('./preloader/Preloader.tsx'),
  roulette: () => import('./roulette/Roulette.tsx'),
  'slot-reels': () => import('./slot-reels/SlotReels.tsx'),
  steps: () => import('./steps/Steps.tsx'),
  success: () => import('./success/Success.tsx'),
  terms: () => import('./terms/Terms.tsx'),
  'ui-kit': () => import('./ui-kit/UiKit.tsx'),
  wheel: () => import('./wheel/Wheel.tsx'),
}
