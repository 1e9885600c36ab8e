import { type ReactNode, Suspense } from 'react'
import type { CompiledDialog, DialogBlock } from '../../contract/index.ts'
import { visibleBlocks } from '../../rules/landing/dialog-parts.ts'
import { late } from '../../ui/late.ts'
import { useJourney } from '../page/journey.ts'
import { usePage } from '../page/page.ts'
import type { DialogBlockComponent, DialogBlockType } from './dialog-block.ts'
import { DialogProvider, FormNameProvider, useReply } from './dialog-context.ts'
import { dialogBlocks } from './registry.ts'

const InPlaceOfForm = late(() => import('./InPlaceOfForm.tsx'))

/** The content of a dialog: side panel and form. Without JavaScript, the form is posted to its own page. */
export function DialogForm({ dialog }: { readonly dialog: CompiledDialog }) {
  const page = usePage()
  const journey = useJourney()
  const reply = useReply()
  const blocks = visibleBlocks(dialog, page.signUpMethods)
  const side = blocks.filter(({ type }) => type === 'side-banner')
  const rest = blocks.filter(({ type }) => type !== 'side-banner')
  const gift = blocks.find((block) => block.type === 'gift-banner')
  const isReplaced = journey.promo.kind === 'accepted'
  const chosen = journey.bonuses.find(({ bonusId }) => bonusId === journey.chosen && !isReplaced)
  if (journey.inPlace && journey.dialog === dialog.name)
    return (
      <Suspense>
        <InPlaceOfForm {...journey.inPlace} />
      </Suspense>
    )
  return (
    <FormNameProvider value={dialog.name}>
      <DialogProvider value={{ dialog, gift, chosen }}>
        {side.map(renderBlock)}
        <form
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
