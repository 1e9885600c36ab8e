import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../codegen/digest.ts'

const run = promisify(execFile)

const script = path.join(projectRoot, 'scripts/build.ts')
const preload = path.join(projectRoot, 'scripts/preload.ts')

/** Runs the build in a child process, which makes the pages of what has changed; the server keeps serving the previous build in the meantime. */
export function buildInChild(environment: Readonly<Record<string, string | undefined>> = process.env) {
  return async (): Promise<void> => {
    try {
      await run(process.execPath, ['--import', preload, script, '--changed'], { env: { ...environment } })
    } catch (error) {
      const { stderr = '', message } = error as { stderr?: string; message: string }
      throw new Error(lastLines(stderr) || message, { cause: error })
    }
  }
}

const lastLines = (text: string) => text.trim().split('\n').slice(-5).join('\n')
