import type { Settings } from '../../../contract/index.ts'

/** The outside world of games: who runs them, and how its calls are known. */
export type GameProvider = {
  /** Part of the address to which it calls back, and of the records of its games. */
  readonly name: string
  /** Where its games are launched. */
  readonly address: string
  /** Signs its calls. */
  readonly key: string
}

const connection = /^([a-z0-9-]+)=(https?:\/\/[^\s#]+)#([\w-]+)$/

/** The provider with a name, if there is a connection to it. */
export function providerNamed(
  { GAME_PROVIDERS }: Pick<Settings, 'GAME_PROVIDERS'>,
  name: string,
): GameProvider | undefined {
  for (const text of GAME_PROVIDERS.split(' ')) {
    const [, known, address, key] = connection.exec(text) ?? []
    if (known === name && address && key) return { name, address, key }
  }
  return undefined
}
