import { expect, test } from 'vitest'
import { listenLater } from '../../../src/landing/client/listen-later.ts'

test('who listens later hears nothing before, and everything afterwards', () => {
  const target = new EventTarget()
  const heard: string[] = []
  const dispatch = () => target.dispatchEvent(new Event('click'))
  target.addEventListener('click', () => heard.push('before'))
  const listen = listenLater(target)
  target.addEventListener('click', () => heard.push('meanwhile'))
  target.addEventListener('click', { handleEvent: () => heard.push('once') }, { once: true })
  dispatch()
  expect(heard.splice(0)).toEqual(['before'])
  listen()
  target.addEventListener('click', () => heard.push('after'))
  dispatch()
  expect(heard.splice(0)).toEqual(['before', 'meanwhile', 'once', 'after'])
  dispatch()
  expect(heard).toEqual(['before', 'meanwhile', 'after'])
})
