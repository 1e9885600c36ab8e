import { type ParseArgsConfig, parseArgs } from 'node:util'
import { StartError } from '../../src/kernel/start-error.ts'
import { SettingsError } from '../../src/server/settings.ts'

/** An error that the user can fix: shown as one line, without a stack trace. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>

type Command<O extends Options> = {
  readonly usage: string
  readonly options: O
  readonly run: (
    values: ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>['values'],
    positionals: string[],
  ) => Promise<number> | number
}

const couldNotRun = 2

/** Runs a command with `--help`, options, and one-line usage errors. */
export async function runCommand<O extends Options>({ usage, options, run }: Command<O>): Promise<void> {
  try {
    if (process.argv.includes('--help') || process.argv.includes('-h')) {
      console.log(usage)
      return
    }
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    process.exitCode = await run(values, positionals)
  } catch (error) {
    process.exitCode = couldNotRun
    console.error(explain(error, usage))
  }
}

function explain(error: unknown, usage: string): string {
  const isMisused = String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')
  return isMisused ? `${(error as Error).message}\n\n${usage}` : describeError(error)
}

/** What the user can do something about in one line; any other error is a defect, so its stack trace is shown. */
export function describeError(error: unknown): string {
  if ([UsageError, SettingsError, StartError].some((known) => error instanceof known)) return (error as Error).message
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  return code && !code.startsWith('ERR_') ? error.message : (error.stack ?? error.message)
}
