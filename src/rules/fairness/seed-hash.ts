import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a seed's text as 64 hexadecimal digits: what is published of it before it is used. */
export const hashOfSeed = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)))
