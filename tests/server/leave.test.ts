import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Answers a request whose connection rests before it leaves; then the connection ends with a second one. */
const program = `
  import http from 'node:http'
  import { leave } from './scripts/start/leave.ts'

  const agent = new http.Agent({ keepAlive: true })
  const ask = () => new Promise((resolve, reject) =>
    http.get({ agent, port, host: '127.0.0.1' }, (answer) =>
      answer.resume().once('close', () => setImmediate(resolve, answer.statusCode))).once('error', reject))
  const server = http.createServer((_, answer) => {
    if (!server.listening) answer.setHeader('connection', 'close')
    answer.end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  const statuses = [await ask()]
  const left = leave(server)
  statuses.push(await ask())
  await left
  console.log(JSON.stringify({ statuses, kept: process.getActiveResourcesInfo() }))
`

test('a server that leaves answers on the connections it has, and nothing keeps its process once they have ended', async () => {
  const { stdout } = await promisify(execFile)('node', ['--input-type=module', '--eval', program])
  const { statuses, kept } = JSON.parse(stdout)
  expect(statuses).toEqual([200, 200])
  expect(kept).not.toContain('Timeout')
})
