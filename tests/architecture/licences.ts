/** Licences that are compatible with ours. */
export const allowedLicences: readonly string[] = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'MIT-0',
  '0BSD',
  'Unlicense',
]
