export type { Compilation } from './compile.ts'
export { compile, isError } from './compile.ts'
export type { Source } from './source.ts'
