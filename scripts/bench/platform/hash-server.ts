import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPasswordHasher } from '../../../src/kernel/passwords.ts'

// Answers each request with the hash of a password: no server with accounts takes more registrations.
const { hash } = createPasswordHasher()
const server = createServer((request, response) => {
  request.resume().on('end', async () => response.end(JSON.stringify({ token: await hash('correct-horse') })))
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
process.once('SIGTERM', () => void server.close())
