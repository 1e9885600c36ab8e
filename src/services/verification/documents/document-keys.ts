import { sealedKeys } from '../../../kernel/sealed-keys.ts'

/** Each file has a key of its own: with the row that holds it, what the file says is gone. */
export const { currentKey, sealKey, unsealKey } = sealedKeys('documents')
