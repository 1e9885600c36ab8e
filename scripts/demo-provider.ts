import { runCommand, UsageError } from './cli/command.ts'
import { openProvider } from './demo-provider/open-provider.ts'

await runCommand({
  usage: `Runs the demonstration provider of games, a company of its own as far as Powerplay knows:
node --import ./scripts/preload.js scripts/demo-provider.ts --operator http://localhost:4173

--operator  the address of the casino whose wallet it calls
--name      the provider's name in the casino's GAME_PROVIDERS (demonstration)
--port      where it listens (any free port)
--host      on which address (127.0.0.1)

PROVIDER_KEY signs its calls; it has at least 32 characters, and is that of GAME_PROVIDERS. \`npm start\` runs the provider
by itself on a demonstration site without GAME_PROVIDERS.`,
  options: {
    operator: { type: 'string' },
    name: { type: 'string', default: 'demonstration' },
    port: { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
  },
  async run({ operator, name, port, host }) {
    const { PROVIDER_KEY: key = '' } = process.env
    if (key.length < 32) throw new UsageError('PROVIDER_KEY must have at least 32 characters.')
    // Whoever has started it tells where the casino is once that is known, and takes it along.
    const casino = { address: operator ?? '' }
    process.on('message', (address) => {
      casino.address = String(address)
    })
    process.on('disconnect', () => process.exit(0))
    const provider = openProvider({ casino, name, key })
    console.log(await provider.listen({ host, port: Number(port) }))
    // It keeps nothing: whatever is under way, the casino's wallet knows.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
    return 0
  },
})
