import { currenciesOf } from '../../../rules/landing/offered-presets.ts'
import type { Edge } from '../edge.ts'

/** Shows one page in another currency to nobody, so that no visitor waits while the renderer is loaded. */
export async function warmUp({ site, builtPage }: Pick<Edge, 'site' | 'builtPage'>): Promise<void> {
  const served = site()
  if (!served) return
  for (const landing of served.landings.all) {
    const page = served.findPage(landing.slug)
    const currency = currenciesOf(served.records, landing).find((code) => code !== landing.bonus.currency)
    if (page && currency && (await builtPage(page, currency))) return
  }
}
