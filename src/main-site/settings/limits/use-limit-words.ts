import { useMoney, useText } from '../../../ui/text.ts'
import type { LimitTool } from './limit-tool.ts'

/** What a limit is called, and how its values are said. */
export function useLimitWords({ limit: { kind }, currency }: Pick<LimitTool, 'limit' | 'currency'>) {
  const text = useText()
  const money = useMoney()
  return {
    title: text(`site.settings.limit.${kind}`),
    say(value: number | null): string {
      if (value === null) return text('site.settings.limit-none')
      if (kind === 'session') return text('site.settings.limit-minutes', { minutes: value })
      return text('site.settings.limit-amount', { amount: money(value / 100, currency) })
    },
  }
}
