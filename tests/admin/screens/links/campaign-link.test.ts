import { describe, expect, test } from 'vitest'
import { campaignPath, linkStateOf, withValue } from '../../../../admin/screens/links/campaign-link.ts'
import { qrPath } from '../../../../src/ui/qr-path.ts'

const site = { basePath: '/promo/', defaultLocale: 'en' }

describe('a campaign link', () => {
  test('does not exist until a landing is chosen; the home page is one', () => {
    expect(campaignPath(site, {})).toBeUndefined()
    expect(campaignPath(site, withValue({}, 'landing', ''))).toBe('/promo/')
  })

  test('names every language but the default one, and the parameter last', () => {
    expect(campaignPath(site, { landing: 'aviator-1', lang: 'en' })).toBe('/promo/aviator-1')
    expect(campaignPath(site, { landing: 'aviator-1', lang: 'hi', param: 'ph' })).toBe('/promo/hi/aviator-1/ph')
  })

  test('keeps macros as networks write them, and encodes everything else', () => {
    expect(campaignPath(site, { landing: 'a', click_id: '{clickid}', value_2: 'p&1', utm_term: 'crash game' })).toBe(
      '/promo/a?value_2=p%261&click_id={clickid}&utm_term=crash%20game',
    )
  })

  test('reads its own parameters from the address of the screen, also those that look like numbers', () => {
    expect(linkStateOf({ landing: '1win', value_3: 17, theme: 'gems' })).toEqual({ landing: '1win', value_3: '17' })
  })

  test('an answer that is emptied is gone', () => {
    expect(withValue({ landing: 'a', bonus: 'casino' }, 'bonus', '')).toEqual({ landing: 'a' })
  })
})

describe('the QR code', () => {
  test('is square, with a finder in its corner inside of a quiet border', () => {
    const code = qrPath('https://example.com/promo/aviator-1')
    expect(code?.size).toBeGreaterThan(21)
    expect(code?.path).toMatch(/^M2 2h1v1h-1z/)
  })

  test('is not made of a link that no camera could read', () => {
    expect(qrPath('x'.repeat(1201))).toBeUndefined()
  })
})
