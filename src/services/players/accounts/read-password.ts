import { invalidInput } from '../../../kernel/calls/errors.ts'

export function readPassword(body: { readonly password?: string; readonly repeat_password?: string }): string {
  const { password = '', repeat_password: repeated } = body
  if (password.trim().length < 6) throw invalidInput('password')
  if (repeated !== undefined && repeated !== password) throw invalidInput('repeat_password')
  return password
}
