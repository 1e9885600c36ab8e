import { expect, test } from 'vitest'
import { toasts } from '../../../admin/kit/toasts/toasts.ts'

test('good news leaves with its page; what went wrong stays until it is dismissed', () => {
  const { reducer, actions } = toasts
  const bad = actions.shown({ tone: 'error', text: 'Not saved.' })
  const shown = [actions.shown({ tone: 'success', text: 'Published.' }), bad].reduce(reducer, [])
  const left = reducer(shown, actions.left())
  expect(left.map(({ text }) => text)).toEqual(['Not saved.'])
  expect(reducer(left, actions.dismissed(bad.payload.id))).toEqual([])
})
