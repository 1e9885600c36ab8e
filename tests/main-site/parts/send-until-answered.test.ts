import { expect, test } from 'vitest'
import { sendUntilAnswered } from '../../../src/main-site/parts/form/send-until-answered.ts'

const unheard = { kind: 'failure', status: 0 }

function circumstances() {
  const seen: string[] = []
  return {
    seen,
    isGone: () => false,
    whenOffline: () => void seen.push('offline'),
    comeBack: async () => void seen.push('back'),
  }
}

test.each([[{ kind: 'answer', content: {} }], [{ kind: 'failure', status: 503 }]])(
  '%j is an answer: it is not sent again',
  async (result) => {
    const around = circumstances()
    expect(await sendUntilAnswered(async () => result, around)).toBe(result)
    expect(around.seen).toEqual([])
  },
)

test('without a connection it is sent when that is back, until there is an answer', async () => {
  const around = circumstances()
  const results = [unheard, unheard, { kind: 'answer', content: {} }]
  expect(await sendUntilAnswered(async () => results.shift() ?? unheard, around)).toEqual({
    kind: 'answer',
    content: {},
  })
  expect(around.seen).toEqual(['offline', 'back', 'offline', 'back'])
})

test('nothing is sent for a player who has left', async () => {
  let sent = 0
  const send = async () => {
    sent++
    return unheard
  }
  const around = circumstances()
  expect(await sendUntilAnswered(send, { ...around, isGone: () => sent === 1 })).toBeUndefined()
  expect(sent).toBe(1)
})
