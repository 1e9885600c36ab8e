import { writeFileSync } from 'node:fs'
import { runCommand } from './cli/command.ts'
import { readGames } from './game-returns/read-games.ts'
import { returnsTable } from './game-returns/table.ts'

await runCommand({
  usage: `Prints what every game returns, and how that is known: npm run game-returns

  --write      writes it into docs/game-returns.md instead
  --pages DIR  other records (default pages.config)`,
  options: { write: { type: 'boolean', default: false }, pages: { type: 'string', default: 'pages.config' } },
  run({ write, pages }) {
    const table = returnsTable(readGames(pages))
    if (write) writeFileSync('docs/game-returns.md', table)
    else console.log(table)
    return 0
  },
})
