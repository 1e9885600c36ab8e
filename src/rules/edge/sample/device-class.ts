export type DeviceClass = 'phone' | 'tablet' | 'computer'

/** What kind of device a user agent is of; undefined for a program. */
export function deviceClassOf(userAgent: string | undefined): DeviceClass | undefined {
  if (!userAgent || /bot|crawl|spider|preview|monitor|curl|wget|python|headless/i.test(userAgent)) return undefined
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|Android/.test(userAgent) ? 'phone' : 'computer'
}
