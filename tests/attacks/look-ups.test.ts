import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { proof } from '../proof/proof.ts'
import { openTestServices, type TestServices } from '../services/test-services.ts'

describe('Server-side request forgery', () => {
  let site: TestServices
  beforeAll(async () => {
    site = await openTestServices('SQLite')
  })
  afterAll(() => site.close())

  proof(
    'The IP look-up is called with a cloud’s metadata address, with this machine and with a URL',
    'no request leaves the server; invalid addresses are refused',
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
