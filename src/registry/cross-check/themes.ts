import { contrastsOf } from '../../rules/theme-contrast.ts'
import type { CheckedRecord } from '../check/check-source.ts'
import type { Finding } from '../finding.ts'

export function checkContrast({ file, value }: CheckedRecord<'theme'>): Finding[] {
  return contrastsOf(value.colors)
    .filter(({ found, least }) => found < least)
    .map(({ front, back, found, least }) => {
      const message = `"${front}" on "${back}" has a contrast of ${found.toFixed(2)}, but at least ${least} is required.`
      return { code: 'low-contrast', file, pointer: `/colors/${front}`, message }
    })
}
