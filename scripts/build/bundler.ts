import path from 'node:path'
import type { build as viteBuild } from 'vite'
import { projectRoot } from '../codegen/digest.ts'
import { beginBuild } from './one-build.ts'
import { everyBundle, forVisitors } from './vite-options.ts'

let isLoaded = false

/** It was loaded on another thread. */
export function noteBundler(): void {
  isLoaded = true
}

/** Loaded on demand: few builds have new bundles. */
export const build: typeof viteBuild = async (config) => {
  isLoaded = true
  return (await import('vite')).build(config)
}

export const buildForServer: typeof viteBuild = async (config = {}) =>
  build((await import('vite')).mergeConfig(everyBundle, config))

export const buildForVisitors: typeof viteBuild = async (config = {}) =>
  buildForServer((await import('vite')).mergeConfig(forVisitors, config))

/** Whether this process has loaded the bundler, which keeps hundreds of megabytes. */
export const hasBundled = (): boolean => isLoaded

type Output = Awaited<ReturnType<typeof viteBuild>>

/** Where the bundles are kept until their sources change. */
export const cacheDir = path.join(projectRoot, 'node_modules/.cache/powerplay')

/** Of two builds that need the same bundles, one makes them, and the other one waits for them. */
export async function inTurn<Result>(folder: string, bundle: () => Promise<Result>): Promise<Result> {
  const turn = await beginBuild(`${folder}-turn`)
  try {
    return await bundle()
  } finally {
    turn.end()
  }
}

/** React is a chunk of its own, so a slow phone can parse it separately and yield in between. */
export const react = { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }

type Chunk = { readonly fileName: string; readonly imports: readonly string[] }

/** A chunk and all chunks that it imports. */
export function withImports(chunks: readonly Chunk[], name: string): string[] {
  const chunk = chunks.find(({ fileName }) => fileName === name)
  return chunk ? [...new Set([name, ...chunk.imports.flatMap((one) => withImports(chunks, one))])] : []
}

export function chunksOf(output: Output) {
  if (!('output' in output)) throw new Error('The bundler returned no output.')
  return output.output.filter((file) => file.type === 'chunk')
}

/** The code of a bundle of one script. */
export const codeOf = (output: Output): string => chunksOf(output)[0]?.code.trim() ?? ''
