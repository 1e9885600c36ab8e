import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayOf,
  monthOf,
  spanOf,
  weekdayOf,
  weeksOf,
} from '../../../../admin/screens/calendar/find/days.ts'

const anyMonth = fc
  .tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

test('a month is six weeks of consecutive days, from a Monday, with every day of the month', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      const days = weeksOf(month).flat()
      expect(days).toHaveLength(42)
      expect(weekdayOf(days[0] ?? '')).toBe(0)
      for (const [index, day] of days.entries()) if (index > 0) expect(day).toBe(addDays(days[index - 1] ?? '', 1))
      const own = days.filter((day) => monthOf(day) === month)
      expect([own[0], own.at(-1)]).toEqual([`${month}-01`, addDays(addMonths(`${month}-01`, 1), -1)])
    }),
  )
})

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(addMonths('2026-11-24', 1)).toBe('2026-12-24')
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2027-01-31', -1)).toBe('2026-12-31')
})

test('a day without a time stays that day, and a moment falls on a day here', () => {
  expect(dayOf('2026-11-24')).toBe('2026-11-24')
  const local = new Date(2026, 10, 24, 23, 30)
  expect(dayOf(local.toISOString())).toBe('2026-11-24')
})

test('the span of a month reaches from its first to after its last day on the screen', () => {
  const { from, until } = spanOf('2026-11')
  expect([dayOf(from), dayOf(until)]).toEqual(['2026-10-26', '2026-12-07'])
})
