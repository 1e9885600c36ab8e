import { api } from '../../api/api.ts'
import { plural } from '../../kit/format/plural.ts'
import { sayMoment } from '../../kit/format/say-moment.ts'
import { useToast } from '../../kit/toasts/use-toast.ts'
import type { Draft } from './use-publishing.ts'

/** Publishes the drafts as they were looked at, at once or at a moment of local time; says whether it went well. */
export function useCarryingOut(drafts: readonly Draft[]) {
  const toast = useToast()
  const [publish, published] = api.usePublishMutation()
  const [schedule, scheduled] = api.useScheduleMutation()

  async function publishNow(note: string): Promise<boolean> {
    const records = drafts.map(({ record, version }) => ({ record, version }))
    const { data } = await publish({ records, note })
    if (!data) return false
    toast('success', `Published: ${plural(data.landings, 'landing')}, ${plural(data.pages, 'page')}.`)
    if (data.remark) toast('error', data.remark)
    return true
  }

  async function publishAt(moment: string): Promise<boolean> {
    const publishAt = new Date(moment).toISOString()
    for (const { record, version } of drafts) {
      const { error } = await schedule({ record, version, publishAt })
      if (error) return false
    }
    toast('success', `${plural(drafts.length, 'draft')} will be published ${sayMoment(publishAt)}.`)
    return true
  }

  return {
    carryOut: (moment: string | undefined, note: string) => (moment ? publishAt(moment) : publishNow(note)),
    error: published.error ?? scheduled.error,
    isBusy: published.isLoading || scheduled.isLoading,
  }
}
