import type { LandingRule } from './rule.ts'

/** A schedule begins before it ends. */
export const scheduleBeginsBeforeItEnds: LandingRule = ({ schedule }) => {
  if (!schedule?.from || !schedule.until || Date.parse(schedule.from) < Date.parse(schedule.until)) return []
  const message = `The schedule ends (${schedule.until}) before it begins (${schedule.from}).`
  return [{ code: 'schedule-order', pointer: '/schedule/until', message }]
}

/** From one fallback to the next the visitor comes to rest somewhere. */
export const fallbacksComeToRest: LandingRule = (landing, { landings }) => {
  const way = [landing.slug]
  let next = landing.schedule?.fallback
  while (next !== undefined && !way.includes(next)) {
    way.push(next)
    next = landings.get(next)?.schedule?.fallback
  }
  if (next === undefined || next !== landing.slug) return []
  const message = `The fallbacks lead in a circle: ${[...way, next].map((slug) => `"${slug}"`).join(' → ')}.`
  return [{ code: 'schedule-loop', pointer: '/schedule/fallback', message }]
}
