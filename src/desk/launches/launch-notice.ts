import type { Message } from '../../kernel/mail/mailer.ts'
import { ownAddress } from '../../kernel/own-address.ts'
import type { Desk } from '../desk.ts'
import type { PlannedChangeTable, Staff } from '../tables.ts'

/** What has become of a planned launch. */
export type LaunchNews =
  | { readonly kind: 'replaced'; readonly by: Staff; readonly publishAt: number }
  | { readonly kind: 'cancelled' | 'superseded'; readonly by: Pick<Staff, 'id' | 'name'> }
  | { readonly kind: 'launched'; readonly at: number }
  | { readonly kind: 'refused'; readonly reason: string }

type Notice = {
  readonly to: string
  readonly launched: readonly PlannedChangeTable[]
  readonly news: LaunchNews
}

/** Later than this, the server was not running, or could not publish, at the planned time. */
const usualDelay = 60_000

/** In English like the admin. */
export function launchNotice({ records, settings }: Desk, { to, launched, news }: Notice): Message {
  const { name } = records().site.brand
  const names = [...new Set(launched.map(({ record }) => record))]
  const planned = launched[0]?.publish_at ?? 0
  const what = `${names.join(', ')}, planned for ${sayUtc(planned)}`
  const place = `${ownAddress(settings)}/admin/#/edit/${names[0]}`
  return {
    to,
    subject: `${name}: ${subjects[news.kind]}`,
    text: `${sentence(news, what, planned)}\n\n${place}\n`,
  }
}

const subjects: Readonly<Record<LaunchNews['kind'], string>> = {
  replaced: 'your planned launch has changed',
  cancelled: 'your planned launch was cancelled',
  superseded: 'your planned launch was replaced by a publication',
  launched: 'your planned launch is live',
  refused: 'your planned launch was refused',
}

function sentence(news: LaunchNews, what: string, planned: number): string {
  switch (news.kind) {
    case 'replaced':
      return `${news.by.name} has planned this again, for ${sayUtc(news.publishAt)}: ${what}. Your version will not be published.`
    case 'cancelled':
      return `${news.by.name} has cancelled your planned launch: ${what}. The drafts are kept.`
    case 'superseded':
      return `${news.by.name} has published a version that takes the place of your planned launch: ${what}.`
    case 'launched':
      return `Your planned launch went live at ${sayUtc(news.at)}: ${what}.${news.at - planned > usualDelay ? ' It is late because the server could not publish at that time.' : ''}`
    case 'refused':
      return `Your planned launch was refused, and nothing of it was published: ${what}.\n\n${news.reason}\n\nThe drafts are kept. Mend this, and plan the launch again.`
  }
}

const sayUtc = (moment: number) => `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`
