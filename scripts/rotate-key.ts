import { readKeyFile, writeKeyFile } from '../src/kernel/root-keys/key-file.ts'
import { newRootKey } from '../src/kernel/root-keys/root-key.ts'
import { readSettings } from '../src/server/settings.ts'
import { runCommand, UsageError } from './cli/command.ts'

await runCommand({
  usage: `Adds a new root key to DATA_DIR/root.key: npm run rotate-key

Servers use it when they are restarted. The former keys stay in the file, below the new one, and are still accepted, so
nobody is signed out. After a day, their lines may be deleted.`,
  options: {},
  run() {
    const { ROOT_KEY, DATA_DIR } = readSettings(process.env)
    if (ROOT_KEY) throw new UsageError('ROOT_KEY is set: put a new key and a comma before it, and restart the servers.')
    const keys = readKeyFile(DATA_DIR)
    if (keys.length === 0) throw new UsageError(`There is no root.key in DATA_DIR=${DATA_DIR}: start the server first.`)
    writeKeyFile(DATA_DIR, [newRootKey(), ...keys])
    console.log('root.key has a new first key: restart the servers that use it.')
    return 0
  },
})
