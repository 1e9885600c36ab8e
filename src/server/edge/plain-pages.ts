import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply } from 'fastify'
import { type Filling, fillPage } from '../../landing/renderer/plain/filling.ts'

export type PlainPageName = '404' | 'error' | 'denied' | 'credentials' | 'second-step' | 'explain'

/** Reads a page template from the build output and fills in its placeholders. */
export async function fillPlainPage(folder: string, locale: string, name: PlainPageName, filling: Filling) {
  return fillPage(await readFile(path.join(folder, locale, `${name}.html`), 'utf8'), filling)
}

/** Personal and momentary, so it must not be cached. */
export function sendPlainPage(reply: FastifyReply, status: number, html: string | Buffer): void {
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
}
