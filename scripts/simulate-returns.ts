import { globSync, readFileSync, writeFileSync } from 'node:fs'
import type { Game } from '../src/contract/index.ts'
import { isPlayedHere } from '../src/rules/rounds/play-round.ts'
import { isSimulated } from '../src/rules/rounds/returns/prove-return.ts'
import { runCommand } from './cli/command.ts'
import { simulateGame } from './simulate-returns/simulate-game.ts'

await runCommand({
  usage: `Measures what games return whose return cannot be computed exactly: npm run simulate-returns -- [game …]

  --rounds N   how many rounds of each game are played (default 4000000)
  --check      writes nothing, but repeats what the records state and compares

It writes "simulation" and "returnToPlayer" into the records in pages.config/games/ (or --pages DIR).
Exit status: 0 when done, 1 when a record states something else, 2 when it could not run.`,
  options: {
    rounds: { type: 'string', default: '4000000' },
    check: { type: 'boolean', default: false },
    pages: { type: 'string', default: 'pages.config' },
  },
  async run({ rounds, check, pages }, names) {
    const files = globSync(`${pages}/games/*.json`).sort()
    let differs = false
    for (const file of files) {
      const game: Game = JSON.parse(readFileSync(file, 'utf8'))
      const { engine } = game
      if (!isPlayedHere(engine) || !isSimulated(engine) || (names.length > 0 && !names.includes(game.id))) continue
      const stated = game.simulation
      const simulation = simulateGame(engine, stated?.seed ?? game.id, check && stated ? stated.rounds : Number(rounds))
      const isSame = JSON.stringify(simulation) === JSON.stringify(stated)
      console.log(`${game.id}  ${simulation.returned} % ± ${simulation.margin} %${isSame ? '  as stated' : ''}`)
      differs ||= !isSame
      if (check) continue
      const returnToPlayer = Math.floor((simulation.returned - simulation.margin) * 100 + 1e-9) / 100
      writeFileSync(file, `${JSON.stringify({ ...game, returnToPlayer, simulation }, null, 2)}\n`)
    }
    return check && differs ? 1 : 0
  },
})
