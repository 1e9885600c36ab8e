import { sealedKeys } from '../../../kernel/sealed-keys.ts'

export const { currentKey, sealKey, unsealKey } = sealedKeys('authenticators')
