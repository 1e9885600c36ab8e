import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startPool } from '../../kernel/pgbouncer.ts'
import { startProcess } from '../../kernel/server-process.ts'
import { changed, freePort, runProgram } from '../../kernel/shipped-programs.ts'
import { laySite } from '../site-folder.ts'

export const token = 'the-token-of-the-metrics'

/** The arrangement of docs/many-machines, with its own files: two servers, PostgreSQL behind pgbouncer, and nginx. */
export async function startTwoMachines() {
  const site = await laySite('PostgreSQL')
  const pool = await startPool(site.settings.DATABASE_URL ?? '')
  const ports = [await freePort(), await freePort()] as const
  const start = (machine: 0 | 1) =>
    startProcess('scripts/start.ts', {
      environment: {
        HOME: site.folder,
        CAPTCHA: 'off',
        TOKEN_MODE: 'json',
        TRUST_PROXY: '127.0.0.1',
        METRICS_TOKEN: token,
        PROCESSES: '1',
        ...site.settings,
        DATABASE_URL: pool,
        PORT: String(ports[machine]),
      },
    })
  const machines = [await start(0), await start(1)] as const
  const address = await startBalancer(site.folder, ports)
  return { site, machines, address, start }
}

/** Visitors say from where they come, as too many from one address are refused. */
async function startBalancer(folder: string, servers: readonly [number, number]): Promise<string> {
  const home = path.join(folder, 'balancer')
  mkdirSync(home)
  const port = await freePort()
  const site = changed(readFileSync('docs/many-machines/nginx.conf', 'utf8'), {
    'server-1:4173': `127.0.0.1:${servers[0]}`,
    'server-2:4173': `127.0.0.1:${servers[1]}`,
    'listen 8080': `listen 127.0.0.1:${port}`,
  })
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  )
  writeFileSync(path.join(home, 'site.conf'), site)
  writeFileSync(
    path.join(home, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; master_process off; pid ${home}/pid; error_log stderr crit;
     events {} http { access_log off; set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For; ${places.join(' ')} include ${home}/site.conf; }`,
  )
  await runProgram('/usr/sbin/nginx', ['-e', 'stderr', '-c', path.join(home, 'nginx.conf')], port)
  return `http://127.0.0.1:${port}`
}
