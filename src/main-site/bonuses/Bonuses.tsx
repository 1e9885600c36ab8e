import { useCallback, useState } from 'react'
import { type BonusTab, bonusTabs, isShownIn, type OwnBonus } from '../../rules/bonus/tabs.ts'
import { useText } from '../../ui/text.ts'
import type { PlayerActions } from '../page/player.ts'
import { ForPlayer } from '../parts/loading/ForPlayer.tsx'
import { useLoaded } from '../parts/loading/use-loaded.ts'
import { WhenLoaded } from '../parts/loading/WhenLoaded.tsx'
import { BonusPanel } from './BonusPanel.tsx'
import { PromoForm } from './PromoForm.tsx'

/** The bonuses of a signed-in player: those that wait, those that are played with, and what has become of others. */
export const Bonuses = () => <ForPlayer>{(_, act) => <OwnBonuses act={act} />}</ForPlayer>

function OwnBonuses({ act }: { readonly act: PlayerActions }) {
  const { calls, refresh } = act
  const { loading, again } = useLoaded(
    useCallback(async () => {
      const answer = await calls.read('player-bonuses', {}, { isFresh: true })
      return answer.kind === 'answer' ? answer.content.data : undefined
    }, [calls]),
  )
  async function changed(): Promise<void> {
    await refresh()
    again()
  }
  return (
    <div className="tool tool-beside">
      <div className="bonus-list">
        <WhenLoaded loading={loading} again={again}>
          {(bonuses) => <Tabs bonuses={bonuses} act={act} changed={() => void changed()} />}
        </WhenLoaded>
      </div>
      <PromoForm act={act} changed={() => void changed()} />
    </div>
  )
}

type TabsProps = { readonly bonuses: readonly OwnBonus[]; readonly act: PlayerActions; readonly changed: () => void }

function Tabs({ bonuses, act, changed }: TabsProps) {
  const text = useText()
  const [tab, setTab] = useState<BonusTab>('all')
  const shown = bonuses.filter((bonus) => isShownIn(tab, bonus))
  return (
    <>
      <fieldset className="boxes bonus-tabs">
        <legend className="unseen">{text('site.bonuses.tabs')}</legend>
        {bonusTabs.map((one) => (
          <button key={one} type="button" aria-pressed={one === tab} onClick={() => setTab(one)}>
            {text(`site.bonuses.tab.${one}`)}
          </button>
        ))}
      </fieldset>
      {shown.length === 0 && <p className="panel">{text('site.bonuses.none')}</p>}
      {shown.map((bonus) => (
        <BonusPanel key={bonus.id} bonus={bonus} act={act} changed={changed} />
      ))}
    </>
  )
}
