import { createHmac, createSecretKey } from 'node:crypto'
import { once } from '../rules/once.ts'

/** Node needs ten times as long for a key that it is given as bytes. */
const secretKeyOf = once((key: Buffer) => createSecretKey(key))

/** The HMAC of a text. */
export const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', secretKeyOf(key)).update(text).digest()
