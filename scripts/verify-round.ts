import { runCommand } from './cli/command.ts'
import { readChain } from './verify-round/read-chain.ts'
import { readReceipt } from './verify-round/read-receipt.ts'
import { sayVerdict } from './verify-round/say-verdict.ts'

await runCommand({
  usage: `Recomputes a round from its seeds and compares: npm run verify-round -- receipt.json
or without a receipt:
  npm run verify-round -- --game mines --server-seed SEED --client-seed TEXT --nonce N --bet JSON [--moves JSON] [--hash HASH]

  receipt.json     the receipt of a round, as the history of a player gives it; - reads it from the standard input
  --game           a game of pages.config (or --pages DIR), whose rules the round had; or
  --engine         a file with the rules themselves
  --server-seed    the seed of the server, once it is revealed; at a table, that of the round
  --client-seed    the seed of the player; at a table, its name
  --nonce          the number of the round with these seeds, or of the table's round
  --bet, --moves   what was staked, and what was done, as JSON
  --hash           what was told of the server seed before
  --published      at a table, the hash that was published for its chain: the seed must lead back to it
  --chain-from     the number of the first round with this chain (default 1)

Exit status: 0 if everything agrees, 1 if something differs, 2 if it could not be verified.`,
  options: {
    game: { type: 'string' },
    engine: { type: 'string' },
    'server-seed': { type: 'string' },
    'client-seed': { type: 'string' },
    nonce: { type: 'string' },
    bet: { type: 'string' },
    moves: { type: 'string', default: '[]' },
    hash: { type: 'string' },
    published: { type: 'string' },
    'chain-from': { type: 'string', default: '1' },
    pages: { type: 'string', default: 'pages.config' },
  },
  run: (given, [file]) => sayVerdict(readReceipt(file, given), readChain(given)),
})
