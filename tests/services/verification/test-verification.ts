import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { DocumentKind, OwnVerification } from '../../../src/contract/index.ts'
import type { DatabaseKind } from '../../kernel/databases.ts'
import { quickPasswords } from '../quick-passwords.ts'
import { openTestServices, type TestServices, textIn } from '../test-services.ts'
import { visitorOf } from '../visitor.ts'
import { jpeg } from './pictures.ts'

export const openVerification = (kind: DatabaseKind) =>
  openTestServices(kind, { parts: { passwords: quickPasswords, textOf: textIn } })

export const base = '/api/v1/players/me/verification'

export const asked: readonly DocumentKind[] = ['identity-front', 'identity-back', 'address']

/** A registered player who sends documents. */
export async function senderOf(platform: Pick<TestServices, 'call'>, changes: object = {}) {
  const visitor = visitorOf(platform)
  const { id, username } = await visitor.register({ bonus_id: 0, locale: 'en', ...changes })
  const send = (
    kind: string,
    content: Buffer | string,
    { upload = crypto.randomUUID() as string, type = 'application/octet-stream' } = {},
  ) =>
    visitor.call('POST', `${base}/documents?kind=${kind}&upload=${upload}`, content, {
      authorization: `Bearer ${visitor.accessToken()}`,
      'content-type': type,
    })
  return {
    id,
    username,
    visitor,
    send,
    look: async (): Promise<OwnVerification> => (await visitor.play('GET', base)).json(),
    /** Sends everything that is asked for. */
    async sendAll(): Promise<OwnVerification> {
      let answer: OwnVerification | undefined
      for (const kind of asked) answer = (await send(kind, await jpeg())).json()
      if (!answer) throw new Error('Nothing is asked for.')
      return answer
    },
  }
}

/** The names of the files in the folder of documents. */
export const filesIn = ({ services: { settings } }: Pick<TestServices, 'services'>): Promise<string[]> =>
  readdir(path.join(settings.DATA_DIR, 'documents')).catch(() => [])
