import { createTransport } from 'nodemailer'
import type { Envelope } from './write-headers.ts'

export function createSmtp(address: string) {
  const transport = createTransport({
    url: address,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    post: async (envelope: Envelope): Promise<void> => void (await transport.sendMail(envelope)),
    close: () => transport.close(),
  }
}
