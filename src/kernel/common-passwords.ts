import type { Settings } from '../contract/index.ts'
import { callError } from './calls/errors.ts'

/** Refuses the passwords that are tried first by those who guess, if the settings say so. */
export async function refuseCommonPassword(
  { settings: { COMMON_PASSWORDS } }: { readonly settings: Settings },
  password: string,
): Promise<void> {
  if (COMMON_PASSWORDS === 'refuse' && (await loadList()).has(plain(password))) throw callError('common-password')
}

let list: Promise<ReadonlySet<string>> | undefined

function loadList(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return list
}

/** Capital letters and full-width signs make no password rarer. */
const plain = (password: string) => password.normalize('NFKC').trim().toLowerCase()
