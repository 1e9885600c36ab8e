/** An answer that is written down, and perhaps compressed, already. */
export class WrittenAnswer {
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}
