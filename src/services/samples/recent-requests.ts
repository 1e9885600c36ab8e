import type { Kernel } from '../../kernel/kernel.ts'
import type { SampledRequest } from '../../rules/edge/sample/sampled-request.ts'

/** So many requests are kept; older ones make room. */
export const mostKept = 5000

/** The sampled requests, the newest first. */
export async function recentRequests({ db }: Pick<Kernel, 'db'>): Promise<SampledRequest[]> {
  const rows = await db
    .selectFrom('request_samples')
    .select('request')
    .orderBy('sampled_at', 'desc')
    .orderBy('id')
    .limit(mostKept)
    .execute()
  return rows.map(({ request }) => JSON.parse(request))
}
