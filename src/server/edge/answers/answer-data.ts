import path from 'node:path'
import type { FastifyReply } from 'fastify'
import { cachingOf } from '../../landings.ts'
import type { Edge } from '../edge.ts'
import { unpacked } from '../pages/made/made-page.ts'
import { compressed } from '../pages/send-composed.ts'
import type { ServedSite } from '../served-site.ts'

/** The data of a page; what this build does not know may be a file of an earlier one. */
export async function answerData(edge: Edge, site: ServedSite, place: string, reply: FastifyReply): Promise<boolean> {
  const below = path.posix.dirname(place).slice(site.site.basePath.length)
  const page = site.findPage(below)
  const packed = page && (await edge.pages.data(page, path.posix.basename(place)))
  if (!packed) return false
  reply.header('cache-control', cachingOf(place)).type('application/json; charset=utf-8')
  reply.header('vary', 'Accept-Encoding')
  const { html, as } = unpacked(packed)
  reply.send(compressed(reply, html, as))
  return true
}
