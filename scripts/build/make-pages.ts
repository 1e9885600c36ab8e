import { availableParallelism } from 'node:os'
import { startThread } from '../../src/kernel/start-thread.ts'
import { makePages, type PageJob, type PageReport } from './page-worker.ts'

/** Below this number of pages, another thread costs more than it saves. */
const worthAThread = 100

/** Renders pages on as many threads as the machine has cores. */
export async function makePagesInParallel(job: PageJob): Promise<PageReport> {
  const threads = Math.min(availableParallelism(), Math.ceil(job.pages.length / worthAThread))
  if (threads <= 1) return makePages(job)
  const shares = Array.from({ length: threads }, (_, index) =>
    job.pages.filter((_, place) => place % threads === index),
  )
  const reports = await Promise.all(shares.map((pages) => runWorker({ ...job, pages })))
  return {
    files: Object.assign({}, ...reports.map(({ files }) => files)),
    rendering: Math.max(...reports.map(({ rendering }) => rendering)),
  }
}

function runWorker(job: PageJob): Promise<PageReport> {
  return new Promise((resolve, reject) => {
    const worker = startThread(new URL('./page-worker.ts', import.meta.url), { workerData: job })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => code !== 0 && reject(new Error(`A page worker exited with code ${code}.`)))
  })
}
