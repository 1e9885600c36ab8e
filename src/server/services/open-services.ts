import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../contract/index.ts'
import { reachDatabase } from '../../kernel/database/reach-database.ts'
import { sweepRegularly } from '../../kernel/database/sweep.ts'
import type { Log } from '../../kernel/log.ts'
import { createMailer } from '../../kernel/mail/create-mailer.ts'
import { createPasswordHasher } from '../../kernel/passwords.ts'
import { createCountryOf } from '../../kernel/places/country-of.ts'
import { loadSecrets } from '../../kernel/secrets.ts'
import { openStream } from '../../kernel/stream/open-stream.ts'
import { drain } from '../../services/events/record-event.ts'
import { sealAnew } from '../../services/factors/authenticators/seal-anew.ts'
import { expireRegularly } from '../../services/offers/bonuses/expire-regularly.ts'
import { addDemoCodes } from '../../services/offers/promo/demo-codes.ts'
import { isBlocked } from '../../services/players/accounts/is-blocked.ts'
import { isErased } from '../../services/players/accounts/is-erased.ts'
import { createCaptcha } from '../../services/players/captcha/create-captcha.ts'
import { createGoogle } from '../../services/players/google/create-google.ts'
import { mountDemoIssuer } from '../../services/players/google/mount-demo-issuer.ts'
import { drainRefusals } from '../../services/security/events/note-refusal.ts'
import { keepGoing } from '../../services/sportsbook/keep-going.ts'
import { sealDocumentsAnew } from '../../services/verification/documents/seal-anew.ts'
import { sweepFilesRegularly } from '../../services/verification/documents/sweep-files.ts'
import { openGames } from './open-games.ts'
import { openPayments } from './open-payments.ts'
import { openSports } from './open-sports.ts'
import { mountPlayerCalls } from './player-calls.ts'
import { allMigrations, type Services, sweepRulesFor } from './services.ts'

/** What the server passes in, and replacements for tests. */
type Parts = Pick<Services, 'records' | 'textOf'> & Partial<Services>

export type OpenServices = {
  readonly services: Services
  /** Mounts the calls of players. */
  readonly mount: (app: FastifyInstance) => Promise<void>
  readonly close: () => Promise<void>
}

/** What viewers may look at. */
const topicKinds = { fixtures: 'fixture', sports: 'sport', tables: 'table' }

/** Opens the context of the services. */
export async function openServices(settings: Settings, log: Log, parts: Parts): Promise<OpenServices> {
  const db = await reachDatabase(settings, allMigrations)
  const secrets = await loadSecrets(db, settings).catch(async (error: unknown) => {
    await db.destroy()
    throw error
  })
  const now = parts.now ?? Date.now
  const kernel = { settings, db, secrets, now }
  const isDemo = () => parts.records().site.mode === 'demo'
  const google = createGoogle(settings, { ...kernel, isDemo, fetch, log })
  const payments = openPayments(kernel, log)
  const mailer = createMailer(settings, parts.records().site, log)
  const services: Services = {
    ...kernel,
    passwords: createPasswordHasher(),
    captcha: createCaptcha(settings, { ...kernel, fetch, log }),
    google: google.verifier,
    mailer,
    countryOf: createCountryOf(),
    payments: payments.provider,
    isBlocked,
    isErased,
    ...parts,
  }
  await addDemoCodes(services)
  await sealAnew(services)
  await sealDocumentsAnew(services)
  await payments.start(services)
  const stream = openStream(services, topicKinds, log)
  const sports = openSports(settings, services, log)
  const games = openGames(services, stream, log)
  const stopSweeping = sweepRegularly({ db, now, log, rules: sweepRulesFor(settings) })
  const stopSweepingFiles = sweepFilesRegularly(services, log)
  const stopBets = keepGoing(services, log)
  const stopBonuses = expireRegularly(services, log)
  const closeAll = async () => {
    stopSweeping()
    stopSweepingFiles()
    payments.close()
    stream.close()
    await stopBets()
    await stopBonuses()
    await sports.close()
    await games.close()
    await drain(services)
    await drainRefusals(services)
    await mailer.close()
    await db.destroy()
  }
  // Whoever closes a second time waits for the first one.
  let closing: Promise<void> | undefined
  return {
    services,
    async mount(app) {
      await mountPlayerCalls(app, services)
      payments.mount(app)
      stream.mount(app, services.records().site.hosts.api.v1)
      sports.mount(app)
      games.mount(app)
      if (google.demoIssuer) await mountDemoIssuer(app, google.demoIssuer)
    },
    close() {
      closing ??= closeAll()
      return closing
    },
  }
}
