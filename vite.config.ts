import './scripts/codegen/contract.ts'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { plugins } from './scripts/build/vite-options.ts'
import { folderInMemory } from './tests/folder-in-memory.ts'
import { LongFirst } from './tests/long-first.ts'
import { isLong } from './tests/machine.ts'

// Processes and threads that tests start compile each module once.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/node', import.meta.url))

// Waiting for a disk took a third of the time of tests of databases.
const temporary = process.env['VITEST'] && folderInMemory()
if (temporary) process.env['TMPDIR'] ??= temporary

// Test files share the modules they import: importing them anew took a fifth of the time.
const isolate = false

// What takes long and seldom breaks alone, such as a walk through every screen.
const nightly = isLong ? [] : ['tests/**/*.nightly.test.ts']

// Bundles are made by scripts/build: this is about tests.
export default defineConfig({
  plugins,
  test: {
    // More than cores, as tests wait for servers, databases and browsers for half of their time.
    maxWorkers: availableParallelism() * 2,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['./tests/time-outs.ts', './tests/same-each-time.ts', './tests/ending.ts'],
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...nightly, 'tests/{server,kernel,services,desk,browser,attacks,faults}/**'],
          isolate,
          provide: { quietly: { test: 15_000, poll: 1000 } },
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: ['./tests/time-outs.ts', './tests/same-each-time.ts', './tests/ending.ts'],
          include: ['tests/{server,kernel,services,desk}/**/*.test.ts'],
          exclude: nightly,
          globalSetup: ['tests/kernel/postgres.ts', 'tests/kernel/small-site.ts'],
          isolate,
          provide: { quietly: { test: 30_000, poll: 10_000 } },
        },
      },
      {
        test: {
          name: 'trust',
          setupFiles: ['./tests/time-outs.ts', './tests/same-each-time.ts', './tests/ending.ts'],
          include: ['tests/{attacks,faults}/**/*.test.ts'],
          exclude: nightly,
          globalSetup: ['tests/kernel/postgres.ts', 'tests/kernel/small-site.ts'],
          isolate,
          provide: { quietly: { test: 120_000, poll: 10_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: nightly,
          isolate,
          globalSetup: ['tests/kernel/postgres.ts', 'tests/browser/site.ts'],
          setupFiles: ['./tests/time-outs.ts', './tests/ending.ts'],
          provide: { quietly: { test: 60_000, poll: 20_000 } },
        },
      },
    ],
  },
})
