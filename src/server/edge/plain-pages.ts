import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply } from 'fastify'
import { type Filling, fillPage } from '../../landing/renderer/plain/filling.ts'

export type PlainPageName = '404' | 'error' | 'denied' | 'arrival' | 'credentials' | 'explain'

/** Reads a page that the build has made, and puts what is known now in its places. */
export async function fillPlainPage(folder: string, locale: string, name: PlainPageName, filling: Filling) {
  return fillPage(await readFile(path.join(folder, locale, `${name}.html`), 'utf8'), filling)
}

/** Made for one visitor at one moment: nobody keeps it. */
export function sendPlainPage(reply: FastifyReply, status: number, html: string | Buffer): void {
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
}
