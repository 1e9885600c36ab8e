import type { Settings } from '../contract/index.ts'
import { createPasswordHasher } from './accounts/passwords.ts'
import { createCaptcha } from './captcha/create-captcha.ts'
import type { Platform } from './context.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import type { Log } from './log.ts'
import { createMailer } from './mail/create-mailer.ts'
import { createCountryOf } from './places/country-of.ts'
import { addDemoCodes } from './promo/demo-codes.ts'
import { loadSecrets } from './secrets.ts'
import { drain } from './statistics/record-event.ts'
import { sweepRegularly } from './sweep.ts'

/** What the server gives, and whatever tests put in the place of the real thing. */
type Parts = Pick<Platform, 'records' | 'textOf'> & Partial<Platform>

export type OpenPlatform = { readonly platform: Platform; readonly close: () => Promise<void> }

/** Opens everything that the calls stand on. */
export async function openPlatform(settings: Settings, log: Log, parts: Parts): Promise<OpenPlatform> {
  const db = openDatabase(settings)
  await migrate(db)
  const secrets = await loadSecrets(db)
  const now = parts.now ?? Date.now
  const ground = { settings, db, secrets, now }
  const mailer = createMailer(settings, parts.records().site, log)
  const platform: Platform = {
    ...ground,
    passwords: createPasswordHasher(),
    captcha: createCaptcha(settings, { ...ground, fetch, log }),
    google: { clientId: '', verify: async () => undefined },
    mailer,
    countryOf: createCountryOf(),
    ...parts,
  }
  await addDemoCodes(platform)
  const stopSweeping = sweepRegularly({ db, now, log })
  return {
    platform,
    async close() {
      stopSweeping()
      await drain(platform)
      mailer.close()
      await db.destroy()
    },
  }
}
