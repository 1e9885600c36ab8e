import { expect, test } from 'vitest'
import { createPasswordHasher } from '../../../src/kernel/passwords.ts'
import { openTestServices } from '../test-services.ts'
import { visitorOf } from '../visitor.ts'

test('unknown user, wrong and empty password each cost one hash', async () => {
  const hasher = createPasswordHasher()
  const verified: (string | null | undefined)[] = []
  const verify: typeof hasher.verify = (password, hash) => {
    verified.push(hash)
    return hasher.verify(password, hash)
  }
  const platform = await openTestServices('SQLite', { parts: { passwords: { ...hasher, verify } } })
  const visitor = visitorOf(platform)
  const { username } = await visitor.register()
  for (const [name, password] of [
    ['nobody@example.com', 'correct-horse'],
    [username, 'wrong-horse'],
    [username, ''],
  ] as const) {
    verified.length = 0
    expect((await visitor.signIn(name, password)).statusCode).toBe(401)
    expect(verified).toHaveLength(1)
  }
  await platform.close()
})
