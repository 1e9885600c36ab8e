import { api } from '../../api/api.ts'
import { plural } from '../../kit/format/plural.ts'
import { sayMoment } from '../../kit/format/say-moment.ts'
import { useToast } from '../../kit/toasts/use-toast.ts'
import { useLivePage } from '../../model/landings/live-page.ts'
import type { Draft } from './use-drafts.ts'
import type { DraftedText } from './use-text-choice.ts'

/** Publishes the drafts as shown, now or at a moment in local time; resolves to whether it succeeded. */
export function usePublish(drafts: readonly Draft[], chosenTexts: readonly DraftedText[]) {
  const toast = useToast()
  const livePageOf = useLivePage()
  const [sendPublish, published] = api.usePublishMutation()
  const [schedule, scheduled] = api.useScheduleMutation()

  const records = drafts.map(({ record, version }) => ({ record, version }))
  const texts = chosenTexts.map(({ record, id, revision }) => ({ record, id, revision }))

  async function publishNow(note: string): Promise<boolean> {
    const { data } = await sendPublish({ records, texts, note })
    if (!data) return false
    const href = drafts.map(({ record }) => livePageOf(record)).find((page) => page !== undefined)
    const link = href === undefined ? undefined : { text: 'View live', href }
    toast('success', `Published: ${plural(data.landings, 'landing')}, ${plural(data.pages, 'page')}.`, link)
    if (data.remark) toast('error', data.remark)
    return true
  }

  async function publishAt(moment: string): Promise<boolean> {
    const publishAt = new Date(moment).toISOString()
    const { error } = await schedule({ records, texts, publishAt })
    if (error) return false
    toast('success', `Planned: this will be published ${sayMoment(publishAt)}.`)
    return true
  }

  return {
    publish: (moment: string | undefined, note: string) => (moment ? publishAt(moment) : publishNow(note)),
    error: published.error ?? scheduled.error,
    isBusy: published.isLoading || scheduled.isLoading,
  }
}
