/** Who registers in a test is nobody who did before. */
export const newEmail = () => `${crypto.randomUUID()}@example.com`

/** A number of an Indian mobile, as it is typed there. */
export const newPhone = () => `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

/** An address of their own: limits count by it. */
export const newAddress = () => `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`
