/** What a player proves to be the owner of the account with, where a change needs it. */
export const noProof = { password: '', old_code: '' }

type Proof = Readonly<typeof noProof>

export const proofIn = ({ password, old_code }: Proof) => ({
  ...(password !== '' && { password }),
  ...(old_code !== '' && { old_code: old_code.trim() }),
})

/** The id of the text that says what is missing; undefined if nothing is. */
export const proofProblem = (name: string, { password }: Proof, hasPassword: boolean): string | undefined =>
  name === 'password' && hasPassword && password === '' ? 'ui.problem.password-missing' : undefined
