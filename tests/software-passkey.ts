import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer) => bytes.toString('base64url')

/** What a page and a device state in a ceremony; each part can be forged. */
type Ceremony = {
  readonly challenge: string
  readonly origin: string
  readonly rpId: string
  readonly isVerified?: boolean
}

/** A passkey on a device (ES256, without attestation), as a browser hands over what it makes and signs. */
export function softwarePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData({ rpId, isVerified = true }: Ceremony, made = Buffer.alloc(0)): Buffer {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(0x01 | (isVerified ? 0x04 : 0) | (made.length > 0 ? 0x40 : 0))
    rest.writeUInt32BE(++counter, 1)
    return Buffer.concat([sha256(rpId), rest, made])
  }

  /** The public key in COSE: EC2, ES256, P-256. */
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => [Buffer.from([0x58, 0x20]), Buffer.from(text, 'base64url')]
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21])
    return Buffer.concat([head, ...bytes(x), Buffer.from([0x22]), ...bytes(y)])
  }

  return {
    id: base64url(id),
    make(ceremony: Ceremony) {
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey()])
      const data = authenticatorData(ceremony, made)
      const text = (value: string) => Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const client = clientData('webauthn.create', ceremony)
      return { id: base64url(id), clientData: base64url(client), attestation: base64url(attestation) }
    },
    sign(ceremony: Ceremony) {
      const client = clientData('webauthn.get', ceremony)
      const data = authenticatorData(ceremony)
      return {
        id: base64url(id),
        clientData: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      }
    },
  }
}
