import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../contract/index.ts'
import { mountPlatform } from '../../kernel/calls/mount-calls.ts'
import { reachDatabase } from '../../kernel/database/reach-database.ts'
import { sweepRegularly } from '../../kernel/database/sweep.ts'
import type { Log } from '../../kernel/log.ts'
import { createMailer } from '../../kernel/mail/create-mailer.ts'
import { createPasswordHasher } from '../../kernel/passwords.ts'
import { createCountryOf } from '../../kernel/places/country-of.ts'
import { loadSecrets } from '../../kernel/secrets.ts'
import { drain } from '../../services/events/record-event.ts'
import { addDemoCodes } from '../../services/offers/promo/demo-codes.ts'
import { createCaptcha } from '../../services/players/captcha/create-captcha.ts'
import { createGoogle } from '../../services/players/google/create-google.ts'
import { mountDemoIssuer } from '../../services/players/google/mount-demo-issuer.ts'
import type { Platform } from './platform.ts'

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
