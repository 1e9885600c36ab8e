import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import type { CompiledDialog, DialogBlock } from '../../contract/index.ts'
import { visibleBlocks } from '../../rules/landing/dialog-parts.ts'
import { useJourney } from '../page/journey.ts'
import { usePage } from '../page/page.ts'
import type { DialogBlockComponent, DialogBlockType } from './dialog-block.ts'
import { DialogProvider, FormNameProvider, useReply } from './dialog-context.ts'
import { dialogBlocks } from './registry.ts'

const InPlaceOfForm = lazy(() => import('./InPlaceOfForm.tsx'))

/** The content of a dialog: side panel and form. Without JavaScript, the form is posted to its own page. */
export function DialogForm({ dialog }: { readonly dialog: CompiledDialog }) {
  const page = usePage()
  const journey = useJourney()
  const reply = useReply()
  const initialBonus = journey.chosen
  const [shownBonus, setBonusId] = useState(initialBonus)
  const bonusId = journey.askedCurrency === null ? shownBonus : journey.chosen
  // Also reads the form once: a bonus may have been chosen before the application was loaded.
  const followBonus = useCallback(
    (form: HTMLFormElement) => {
      const follow = () => setBonusId(chosenBonus(form, initialBonus))
      follow()
      // The event of a reset comes before its effect.
      form.onreset = () => queueMicrotask(follow)
      form.addEventListener('change', follow)
      return () => form.removeEventListener('change', follow)
    },
    [initialBonus],
  )

  const blocks = visibleBlocks(dialog, page.signUpMethods)
  const side = blocks.filter(({ type }) => type === 'side-banner')
  const rest = blocks.filter(({ type }) => type !== 'side-banner')
  if (journey.inPlace && journey.dialog === dialog.name)
    return (
      <Suspense>
        <InPlaceOfForm {...journey.inPlace} />
      </Suspense>
    )
  return (
    <FormNameProvider value={dialog.name}>
      <DialogProvider value={{ dialog, bonusId }}>
        {side.map(renderBlock)}
        <form
          ref={followBonus}
          className="dialog-form"
          method="post"
          noValidate
          aria-busy={journey.isSending || journey.isLoading || undefined}
        >
          {reply?.notice}
          <input type="hidden" name="dialog" value={dialog.name} />
          {rest.map(renderBlock)}
        </form>
      </DialogProvider>
    </FormNameProvider>
  )
}

function renderBlock(block: DialogBlock): ReactNode {
  const Block = dialogBlocks[block.type] as DialogBlockComponent<DialogBlockType>
  const part = <Block key={block.id} block={block} />
  const tab = 'tab' in block ? block.tab : undefined
  return tab ? (
    <div key={block.id} className="tab-panel" data-tab={tab}>
      {part}
    </div>
  ) : (
    part
  )
}

function chosenBonus(form: HTMLFormElement, initial: number | null): number | null {
  const picker = form.elements.namedItem('bonus_id')
  if (!(picker instanceof RadioNodeList)) return initial
  return picker.value === '' ? null : Number(picker.value)
}
