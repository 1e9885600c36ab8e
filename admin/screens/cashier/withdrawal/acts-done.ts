import type { Answer } from '../../../api/ask.ts'

type Act = Answer<'withdrawal'>['acts'][number]

const words: { readonly [Name in Act['act']]: string } = {
  approve: 'approved',
  reject: 'rejected',
  send: 'sent',
  note: 'noted',
}

/** What a colleague did, in words. */
export const inWords = (act: Act) => ({ ...act, did: words[act.act] })
