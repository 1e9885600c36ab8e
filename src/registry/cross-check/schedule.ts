import type { LandingRule } from './rule.ts'

export const scheduleStartsBeforeItEnds: LandingRule = ({ schedule }) => {
  if (!schedule?.from || !schedule.until || Date.parse(schedule.from) < Date.parse(schedule.until)) return []
  const message = `The schedule ends (${schedule.until}) before it begins (${schedule.from}).`
  return [{ code: 'schedule-order', pointer: '/schedule/until', message }]
}

/** Following the fallbacks does not lead into a loop. */
export const fallbacksDoNotLoop: LandingRule = ({ slug, schedule }, { fallbacks }) => {
  const way = [slug]
  let next = schedule?.fallback
  while (next !== undefined && !way.includes(next)) {
    way.push(next)
    next = fallbacks.get(next)
  }
  if (next !== slug) return []
  const message = `The fallbacks form a loop: ${[...way, next].map((name) => `"${name}"`).join(' → ')}.`
  return [{ code: 'schedule-loop', pointer: '/schedule/fallback', message }]
}
