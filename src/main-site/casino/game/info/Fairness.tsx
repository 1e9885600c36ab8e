import { useCallback, useState } from 'react'
import { readErrorBody } from '../../../../rules/session/error-body.ts'
import { useText } from '../../../../ui/text.ts'
import { useSitePage } from '../../../page/page.ts'
import { useVisitor } from '../../../page/player.ts'
import { CopyLine } from '../../../parts/copy/CopyLine.tsx'
import { Field } from '../../../parts/form/Field.tsx'
import { useLoaded } from '../../../parts/loading/use-loaded.ts'
import { Refused } from '../panel/Refused.tsx'
import type { Refusal } from '../play/playing.ts'

/** What the chance of the player's rounds is made of: told before, shown after, changed at will. */
export function Fairness() {
  const text = useText()
  const { navigation } = useSitePage()
  const visitor = useVisitor()
  const calls = visitor.kind === 'player' ? visitor.act.calls : undefined
  const [isOpen, setIsOpen] = useState(false)
  const [own, setOwn] = useState('')
  const [refusal, setRefusal] = useState<Refusal>()
  const load = useCallback(async () => {
    const found = isOpen ? await calls?.read('own-seeds', {}, { isFresh: true }) : undefined
    return found?.kind === 'answer' ? found.content : undefined
  }, [calls, isOpen])
  const { loading, again } = useLoaded(load)
  const known = loading.kind === 'loaded' ? loading.value : undefined
  const [last] = known?.revealed ?? []

  async function change(): Promise<void> {
    const changed = await calls?.ask('change-seeds', { body: own === '' ? {} : { client_seed: own } })
    if (changed?.kind === 'failure')
      return setRefusal({ kind: 'refused', status: changed.status, code: readErrorBody(changed.content).code })
    setRefusal(undefined)
    again()
  }

  return (
    <details className="fairness" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{text('site.play.fairness')}</summary>
      <p>{text('site.play.fairness-about')}</p>
      {known && (
        <>
          <CopyLine label={text('site.play.hash')} value={known.seeds.hash} />
          <CopyLine label={text('site.play.client-seed')} value={known.seeds.client_seed} />
          <CopyLine label={text('site.play.nonce')} value={String(known.seeds.nonce)} />
          {last && <CopyLine label={text('site.play.last-seed')} value={last.server_seed} />}
          <div className="seed-change">
            <Field
              name="client-seed"
              label={text('site.play.new-seed')}
              maxLength={64}
              autoComplete="off"
              value={own}
              change={(value) => setOwn(value.replaceAll(/[^\w-]/g, ''))}
            />
            <button type="button" className="button button-quiet" onClick={() => void change()}>
              {text('site.play.change-seeds')}
            </button>
          </div>
          <Refused refusal={refusal} />
        </>
      )}
      {navigation.screens.fairness && <a href={navigation.screens.fairness}>{text('site.play.to-fairness')}</a>}
    </details>
  )
}
