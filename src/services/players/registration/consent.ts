import { createHash } from 'node:crypto'
import type { CompiledLanding } from '../../../contract/index.ts'
import { newId } from '../../../kernel/secrets.ts'
import type { Players } from '../players.ts'
import type { ConsentTable } from '../tables.ts'

type Boxes = {
  readonly checkbox1: boolean
  readonly checkbox2: boolean
  readonly confirm_terms?: boolean
  readonly confirm_subscribers?: readonly string[]
}

/** What the visitor agreed to: the exact texts and where they were shown. */
export function consentOf(
  players: Players,
  accountId: string,
  boxes: Boxes,
  { landing, locale }: { readonly landing: CompiledLanding | undefined; readonly locale: string },
): ConsentTable {
  const shown = textsShown(landing)
    .map((id) => players.textOf(id, locale, landing))
    .join('\n')
  return {
    id: newId(),
    account_id: accountId,
    of_age: Number(boxes.checkbox1),
    agreed_to_terms: Number(boxes.checkbox2),
    confirmed_terms: Number(boxes.confirm_terms ?? false),
    wants_news: Number(boxes.confirm_subscribers?.includes('news') ?? false),
    terms_version: players.records().site.termsVersion,
    terms_hash: createHash('sha256').update(shown).digest('hex'),
    text_shown: shown,
    locale,
    landing: landing?.slug ?? null,
    landing_revision: landing?.revision ?? null,
    created_at: players.now(),
  }
}

/** Must match the choice that the dialog makes for its agreements block. */
function textsShown(landing: CompiledLanding | undefined): string[] {
  const block = landing?.dialog.blocks.find(({ type }) => type === 'agreements')
  if (!landing || block?.type !== 'agreements') return ['agreement.none']
  switch (landing.dialog.agreements) {
    case 'none':
      return [block.implied]
    case 'one':
      return [block.together, ...block.boxes.filter(({ field }) => field === 'user_agreement').map(({ text }) => text)]
    case 'two':
      return block.boxes.map(({ text }) => text)
    default:
      return landing.dialog.agreements satisfies never
  }
}
