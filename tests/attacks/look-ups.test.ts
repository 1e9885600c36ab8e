import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { proof } from '../proof/proof.ts'
import { openTestServices, type TestServices } from '../services/test-services.ts'

describe('Requests made by us for others', () => {
  let site: TestServices
  beforeAll(async () => {
    site = await openTestServices('SQLite')
  })
  afterAll(() => site.close())

  proof(
    'The look-up of an address is asked for a cloud’s metadata, for this machine and for a URL',
    'no request leaves the server; what is no address is refused',
    async () => {
      const requests = vi.spyOn(globalThis, 'fetch')
      const asked = ['169.254.169.254', '127.0.0.1', '::1', 'http%3A%2F%2F169.254.169.254%2F', 'localhost']
      const answers = await Promise.all(asked.map((address) => site.call('GET', `/api/v1/check-ip/${address}`)))
      expect(requests).not.toHaveBeenCalled()
      requests.mockRestore()
      const codes = answers.map((answer) => answer.statusCode)
      expect(codes).toEqual([200, 200, 200, 400, 400])
      return `${codes.join(', ')}; 0 requests`
    },
  )
})
