import type { Schedule } from '../../contract/index.ts'

export type ScheduleState = 'always' | 'running' | 'not-yet' | 'over'

/** Whether a landing is shown at a given time: `from` is inclusive, `until` exclusive. */
export function scheduleState(schedule: Schedule, now: number): ScheduleState {
  if (!schedule || !(schedule.from || schedule.until)) return 'always'
  if (schedule.from && now < Date.parse(schedule.from)) return 'not-yet'
  if (schedule.until && now >= Date.parse(schedule.until)) return 'over'
  return 'running'
}
