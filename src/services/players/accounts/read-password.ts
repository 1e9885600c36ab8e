import { invalidInput } from '../../../kernel/calls/errors.ts'
import { refuseCommonPassword } from '../../../kernel/common-passwords.ts'
import type { Players } from '../players.ts'

type Body = { readonly password?: string; readonly repeat_password?: string }

export async function readPassword(players: Players, body: Body): Promise<string> {
  const { password = '', repeat_password: repeated } = body
  if (password.trim().length < 6) throw invalidInput('password')
  if (repeated !== undefined && repeated !== password) throw invalidInput('repeat_password')
  await refuseCommonPassword(players, password)
  return password
}
