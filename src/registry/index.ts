export { compile, isError } from './compile.ts'
export type { Source } from './source.ts'
