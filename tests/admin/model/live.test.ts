import { expect, test } from 'vitest'
import { openLiveCompiler } from '../../../admin/model/live/live.ts'
import { loadOver } from '../../records/registry.ts'

test('the form of any record knows what it can refer to, that of the site, too', () => {
  const records = loadOver().flatMap((source) => ('text' in source ? [source] : []))
  for (const record of ['themes/night.json', 'site.json']) {
    const live = openLiveCompiler(record, { records, slugs: [] }, [], '')
    expect([...(live?.compiler.library.known.market ?? [])]).toContain('india')
  }
})
