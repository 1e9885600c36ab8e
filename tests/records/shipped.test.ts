import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { diagnostics, manifest } from '../shipped.ts'

const landings = manifest.landings
const landing = (slug: string) => landings.find((candidate) => candidate.slug === slug)
const slugs = (test: (slug: string) => boolean) => landings.map(({ slug }) => slug).filter(test)

describe('the shipped records follow the specification', () => {
  test('they have no problems', () => {
    expect(diagnostics).toEqual([])
  })

  test('every route with its parameter, and no other', () => {
    const routes = JSON.parse(readFileSync('tests/records/routes.json', 'utf8'))
    const compiled = landings.map(({ slug, kind, param }) => ({
      path: slug,
      kind: kind === 'system' ? 'landing' : kind,
      param: param && { name: param.name, required: param.required },
    }))
    const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1)
    expect(compiled.sort(byPath)).toEqual(routes.sort(byPath))
  })

  test('every dialog of section 2', () => {
    const names =
      'auth authFortune authCasino authLandWheel AuthNewCustomDialog WheelsRegistration BasicRegistration FortuneRegistration LandWheelRegistration thanks OpenIPL NewCustomReg CustomFortunetigerRegDialog RegAviatorLandWheelDialog Ipl2024CustomeReg RegAviatroNewDialog BasicCustomeReg AviatroDemo ChickenRoadReg ChickenRoadRegNew RouletteWheel OlympusReg TeenPattiCustomeReg NewAviatorPhoneBonus liveCasinoSlots'
    const known = manifest.dialogs.map(({ name }) => name)
    expect(names.split(' ').filter((name) => !known.includes(name))).toEqual([])
    expect(manifest.dialogs.some(({ kind }) => kind === 'reset-password')).toBe(true)
  })

  test('the main registration dialog is 906 wide, persistent, with e-mail and one click', () => {
    const basic = manifest.dialogs.find(({ name }) => name === 'BasicRegistration')
    expect(basic).toMatchObject({ width: 906, persistent: true, sideBanner: true })
    expect(basic?.blocks).toContainEqual(
      expect.objectContaining({ type: 'tabs', tabs: ['email', 'one-click'], initial: 'email' }),
    )
  })

  test('every width of section 2 is in use', () => {
    const widths = new Set([...manifest.dialogs, ...landings.map(({ dialog }) => dialog)].map(({ width }) => width))
    expect([...widths].sort((a, b) => a - b)).toEqual([336, 430, 518, 606, 610, 771, 906])
  })

  test('the 30 currencies, in order', () => {
    const codes =
      'BRL TRY PKR IDR INR USD EUR UZS LKR CDF KES BDT UAH THB MYR PHP VND NPR MMK FRA ZMW BIF RWF MZN TZS UGX XAF XOF ZAR GHS'
    expect(manifest.site.currencies.map(({ code }) => code).join(' ')).toBe(codes)
  })

  test('a market for every country of section 1, closed if it has no licence', () => {
    const countries = new Set(manifest.markets.flatMap((market) => market.countries))
    expect(
      'IN BD BR KE ZM UG RW CD PK UZ VN TH MY TR UA RU ID PH KZ'.split(' ').filter((code) => !countries.has(code)),
    ).toEqual([])
    expect(manifest.markets.find(({ id }) => id === 'india')?.open).toBe(false)
    expect(manifest.markets.filter(({ legal }) => legal.licence !== '')).toEqual([])
  })

  test('the welcome bonuses of section 9', () => {
    const amount = (id: string, currency: string) =>
      manifest.bonusPresets.find((preset) => preset.id === id)?.amounts.find((money) => money.currency === currency)
        ?.amount
    expect([amount('welcome-casino', 'INR'), amount('welcome-casino', 'PKR'), amount('welcome-casino', 'BRL')]).toEqual(
      [20000, 40000, 2000],
    )
    expect([amount('welcome-sport', 'INR'), amount('welcome-sport', 'PKR'), amount('welcome-sport', 'BRL')]).toEqual([
      15000, 30000, 1300,
    ])
    expect(amount('welcome-kazakhstan', 'KZT')).toBe(50000)
  })
})

describe('each landing is what its name says', () => {
  const blockTypes = (slug: string) => landing(slug)?.blocks.map(({ type }) => type) ?? []

  test.each([
    [/^aviator-[12]$/, 'crash', 'casino-slot-aviator'],
    [/^aviatrix/, 'crash', 'casino-slot-aviatrix'],
    [/chicken-?road/, 'chicken-road', 'casino-slot-chicken-road'],
    [/^teenpatti/, 'card-pick', 'live-dealers-teen-patti'],
    [/^land-fortunetiger/, 'fortune-tiger', 'casino-slot-fortune-tiger'],
    [/^roulette-/, 'roulette', undefined],
    [/^lightning-roulette/, 'lightning-roulette', 'live-dealers-lightning-roulette'],
    [/^crazy-?(time|wheel)|^land-crazywheel/, 'crazy-wheel', undefined],
    [/-vs-/, 'match', 'sports-cricket'],
    [/^land-mines$/, 'mines', 'casino-slot-mines'],
    [/^olympus-/, 'olympus', 'casino-slot-olympus'],
  ] as const)('%s plays %s', (name, block, section) => {
    const family = slugs((slug) => name.test(slug))
    expect(family.length).toBeGreaterThan(0)
    for (const slug of family) {
      const plays = blockTypes(slug)
      expect([slug, plays.includes(block) || (block === 'olympus' && plays.includes('wheel'))]).toEqual([slug, true])
      if (section) expect([slug, landing(slug)?.section]).toEqual([slug, section])
    }
  })

  test('currencies and markets follow the name', () => {
    expect(landing('land-fortunetiger-brl')).toMatchObject({ market: 'brazil', bonus: { currency: 'BRL' } })
    expect(landing('aviator-bdt')).toMatchObject({ market: 'bangladesh', bonus: { currency: 'BDT' } })
    expect(landing('sport-bangl')).toMatchObject({ market: 'bangladesh', bonus: { currency: 'BDT', amount: 6000 } })
    expect(landing('landbangladeshcasino')?.section).toBe('casino-popular')
    expect(landing('casino-africa')).toMatchObject({ market: 'africa', section: 'casino-popular' })
  })

  test('reg-form is the bare form page', () => {
    expect(landing('reg-form')).toMatchObject({
      kind: 'system',
      afterSuccess: { kind: 'landing', slug: 'successAuthorization' },
      dialog: {
        width: 336,
        sideBanner: false,
        closeButton: false,
        currencyPicker: false,
        bonusPicker: false,
        agreements: 'none',
      },
    })
  })

  test('only the three preloader routes hide the overlay', () => {
    const without = landings.filter(({ loadingOverlay }) => !loadingOverlay).map(({ slug }) => slug)
    expect(without).toEqual(['4ra-preloader', '4ra-preloader-aviator', '4ra-preloader-casino'])
  })

  test('only the ambassador routes choose the currency by country', () => {
    expect(landings.filter(({ currencyByIp }) => currencyByIp).map(({ slug }) => slug)).toEqual([
      'landambassador',
      'landambassadortour',
    ])
  })

  test('ipl-land-2025-form suppresses the move from login to registration', () => {
    expect(landing('ipl-land-2025-form')?.signIn).toMatchObject({ kind: 'dialog', linkToRegistration: false })
  })

  test('button texts of the specification', () => {
    expect(landing('1win')?.button?.text).toBe('button.take')
    expect(landing('aviamaster')).toMatchObject({
      button: { text: 'button.register-percent' },
      bonus: { percent: 150 },
    })
    expect(landing('teenpatti')).toMatchObject({ button: { text: 'button.register-percent' }, bonus: { percent: 150 } })
    expect(landing('teenpatti-cards-1')?.button?.text).toBe('button.register')
  })

  test('registration type 6 belongs to crazy time, 2 to the combined form', () => {
    expect(slugs((slug) => landing(slug)?.registrationType === 6)).toContain('crazy-time')
    for (const slug of slugs((candidate) => landing(candidate)?.registrationType === 2)) {
      const fields = landing(slug)?.dialog.blocks.map(({ type }) => type)
      expect([slug, fields?.includes('email') && fields.includes('phone')]).toEqual([slug, true])
    }
  })

  test('no two landings differ only in the slug', () => {
    const faces = new Map<string, string>()
    for (const { slug, path, source, notes, tags, param, ...face } of landings) {
      const key = JSON.stringify(face)
      expect([slug, faces.get(key)]).toEqual([slug, undefined])
      faces.set(key, slug)
    }
  })
})
