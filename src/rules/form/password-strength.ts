export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** The beginnings of guesses: they add length, but no strength. */
const guessed = /(.)\1\1|1234|abcd|qwer|asdf|pass|admin|love/i

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/** A hint for the visitor: a weak password is accepted, too. */
export function passwordStrength(password: string): PasswordStrength {
  const variety = kinds.filter((kind) => kind.test(password)).length
  const letters = Math.min(password.length, 2 * new Set(password).size)
  const score = letters + 2 * variety - (guessed.test(password) ? 7 : 0)
  if (score < 12) return 'weak'
  return score < 17 ? 'fair' : 'strong'
}
