/** An answer that is already serialised, and possibly compressed. */
export class SerializedAnswer {
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}
