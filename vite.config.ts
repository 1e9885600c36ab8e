import './scripts/codegen/contract.ts'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/**/*.test.ts'], exclude: ['tests/{server,browser}/**'] } },
      { test: { name: 'server', include: ['tests/server/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'browser', include: ['tests/browser/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
