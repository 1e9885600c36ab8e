import { registryOptions } from '../cli/registry-options.ts'

export const checkOptions = {
  ...registryOptions,
  json: { type: 'boolean' },
  strict: { type: 'boolean' },
  each: { type: 'boolean' },
  all: { type: 'boolean' },
  watch: { type: 'boolean' },
  explain: { type: 'string' },
} as const
