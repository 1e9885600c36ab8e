import { afterAll, beforeAll, describe, expect } from 'vitest'
import { proof } from '../proof/proof.ts'
import { openTarget, type Target } from './target.ts'

/** What only this visitor and this partner have. */
const secrets = {
  email: 'asha.rao@example.com',
  click: 'clk-7f3a9d2b51',
  cookie: 'session-token-8812',
  partner: 'partner-4411',
  referrer: 'mail.example.net/inbox/3391',
  address: '203.0.113.77',
  agent: 'PersonalBuild/99.1.2',
  language: 'x-asha-private',
}

const phone = `Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36 ${secrets.agent}`

describe('What the sample of requests keeps', () => {
  let target: Target
  let off: Target
  beforeAll(async () => {
    target = await openTarget()
    off = await openTarget({ environment: { REQUEST_SAMPLE: 'off' } })
  })
  afterAll(async () => {
    await target.close()
    await off.close()
  })

  const visit = ({ app, basePath }: Target, below: string, query: string) =>
    app.inject({
      method: 'GET',
      url: `${basePath}${below}?${query}`,
      remoteAddress: '127.0.0.1',
      headers: {
        'user-agent': phone,
        'x-forwarded-for': secrets.address,
        'accept-language': `hi-IN,hi;q=0.9,${secrets.language};q=0.5`,
        cookie: `click_id=${secrets.click}; refresh_token=${secrets.cookie}; i18n_lang=hi`,
        referer: `https://${secrets.referrer}`,
      },
    })

  const queries = [
    `click_id=${secrets.click}&value_1=${secrets.partner}&currency=inr`,
    `email=${secrets.email}&utm_source=${secrets.partner}&currency=${secrets.partner}`,
    `dialog=${secrets.click}&theme=${secrets.partner}`,
  ]

  proof(
    'A visitor arrives with an e-mail, click ids, cookies, an address, a referrer, a rare language and a peculiar browser: in paths, parameters, queries and headers',
    'nothing of it is in the sample, only names of the site’s own records',
    async () => {
      const slugs = target.manifest.landings.map(({ slug }) => slug)
      for (const slug of slugs)
        for (const query of queries)
          for (const below of [slug, `hi/${slug}`, `${slug}/${secrets.email}`, `${secrets.email}/${slug}`])
            await visit(target, below, query)
      await target.app.close()
      const rows = await target.db.selectFrom('request_samples').selectAll().execute()
      expect(rows.length).toBeGreaterThan(0)
      const kept = JSON.stringify(rows).toLowerCase()
      for (const secret of Object.values(secrets)) expect(kept).not.toContain(secret.toLowerCase())
      const names = new Set(rows.flatMap(({ request }) => Object.keys(JSON.parse(request))))
      expect([...names].sort()).toEqual(expect.arrayContaining(['device', 'languages', 'path']))
      for (const name of names) expect(['country', 'currency', 'device', 'languages', 'path']).toContain(name)
      return `${rows.length} requests kept, of ${slugs.length} landings; none of ${Object.keys(secrets).length} secrets`
    },
  )

  proof('The same where the sample is turned off', 'nothing is kept', async () => {
    for (const query of queries) await visit(off, '', query)
    await off.app.close()
    const rows = await off.db.selectFrom('request_samples').selectAll().execute()
    expect(rows).toEqual([])
    return '0 requests kept'
  })
})
