import { type ParseArgsConfig, parseArgs } from 'node:util'
import { SettingsError } from '../../src/server/settings.ts'

/** Something that the person at the keyboard can mend: shown as one line, never as a stack trace. */
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

/** Runs a command of the command line: `--help`, its options, and one clear line when it cannot run. */
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
  if (error instanceof UsageError || error instanceof SettingsError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${error.message}\n\n${usage}`
  // Anything else is a defect of ours: whoever reports it needs the trace.
  return code && !code.startsWith('ERR_') ? error.message : (error.stack ?? error.message)
}
