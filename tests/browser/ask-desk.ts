import type { Page } from 'playwright-core'

/** A call of the desk by whoever is signed in on the page. */
export const askDesk = (page: Page, method: string, place: string, body?: object) =>
  page.evaluate(
    async (asked) => {
      const answer = await fetch(`/admin/api${asked.place}`, {
        method: asked.method,
        ...(asked.body && { body: JSON.stringify(asked.body), headers: { 'content-type': 'application/json' } }),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    },
    { method, place, body },
  )

/** Saves the first draft of a record, with a change of what is published. */
export async function draftChange(page: Page, record: string, change: (value: Published) => object): Promise<void> {
  const { published } = await askDesk(page, 'GET', `/record?name=${record}`)
  const text = JSON.stringify(change(JSON.parse(published.text)))
  await askDesk(page, 'PUT', '/draft', { record, version: 0, baseRevision: published.revision, text })
}

type Published = Readonly<Record<string, unknown>>
