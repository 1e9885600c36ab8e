export { compile, isError } from './compile.ts'
export { revisionOf } from './revision.ts'
export type { Source } from './source.ts'
