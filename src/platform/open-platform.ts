import type { FastifyInstance } from 'fastify'
import type { Settings } from '../contract/index.ts'
import { createPasswordHasher } from './accounts/passwords.ts'
import { createCaptcha } from './captcha/create-captcha.ts'
import type { Platform } from './context.ts'
import { reachDatabase } from './db/reach-database.ts'
import { createGoogle } from './google/create-google.ts'
import { mountDemoIssuer } from './google/mount-demo-issuer.ts'
import type { Log } from './log.ts'
import { createMailer } from './mail/create-mailer.ts'
import { createCountryOf } from './places/country-of.ts'
import { addDemoCodes } from './promo/demo-codes.ts'
import { mountPlatform } from './routes.ts'
import { loadSecrets } from './secrets.ts'
import { drain } from './statistics/record-event.ts'
import { sweepRegularly } from './sweep.ts'

/** What the server gives, and whatever tests put in the place of the real thing. */
type Parts = Pick<Platform, 'records' | 'textOf'> & Partial<Platform>

export type OpenPlatform = {
  readonly platform: Platform
  /** Adds the platform's routes to a server. */
  readonly mount: (app: FastifyInstance) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens everything that the calls stand on. */
export async function openPlatform(settings: Settings, log: Log, parts: Parts): Promise<OpenPlatform> {
  const db = await reachDatabase(settings)
  const secrets = await loadSecrets(db)
  const now = parts.now ?? Date.now
  const ground = { settings, db, secrets, now }
  const isDemo = () => parts.records().site.mode === 'demo'
  const google = createGoogle(settings, { ...ground, isDemo, fetch, log })
  const mailer = createMailer(settings, parts.records().site, log)
  const platform: Platform = {
    ...ground,
    passwords: createPasswordHasher(),
    captcha: createCaptcha(settings, { ...ground, fetch, log }),
    google: google.verifier,
    mailer,
    countryOf: createCountryOf(),
    ...parts,
  }
  await addDemoCodes(platform)
  const stopSweeping = sweepRegularly({ db, now, log })
  return {
    platform,
    async mount(app) {
      await mountPlatform(app, platform)
      if (google.demoIssuer) await mountDemoIssuer(app, google.demoIssuer)
    },
    async close() {
      stopSweeping()
      await drain(platform)
      mailer.close()
      await db.destroy()
    },
  }
}
