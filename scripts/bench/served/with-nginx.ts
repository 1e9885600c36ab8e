import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const nginx = '/usr/sbin/nginx'

export const hasNginx = (): boolean => existsSync(nginx)

/** Runs one process of nginx that answers every request with these bytes, from a file. */
export async function withNginx<Result>(
  { folder, port, page }: { readonly folder: string; readonly port: number; readonly page: Buffer },
  use: (pid: number) => Promise<Result>,
): Promise<Result> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'page'), page)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
     events {}
     http {
       ${places.join(' ')}
       access_log off; sendfile on; tcp_nopush on; open_file_cache max=10; keepalive_requests 1000000000;
       server {
         listen 127.0.0.1:${port};
         root ${folder};
         default_type 'text/html; charset=utf-8';
         add_header content-encoding br;
         location / { try_files /page =404; }
       }
     }`,
  )
  const server = spawn(nginx, ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const ended = once(server, 'exit')
  try {
    await Promise.race([reachable(port), ended.then(() => Promise.reject(new Error('nginx did not start.')))])
    return await use(server.pid ?? 0)
  } finally {
    server.kill()
    await ended
  }
}

async function reachable(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await wait(50)
  }
}
