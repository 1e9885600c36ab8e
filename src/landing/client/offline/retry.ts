// Inlined in the offline page: loads the page that was asked for as soon as the server answers again.

/** Between two tries: browsers do not notice every connection that returns. */
const pause = 10_000

async function retry(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD' })
    location.reload()
  } catch {
    // Still no connection.
  }
}

addEventListener('online', retry)
setInterval(retry, pause)
