import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'

/** The language service of common editors, set up by the project's own editor settings. */
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
})
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))
service.configure({
  validate: true,
  schemas: settings['json.schemas'].map(({ fileMatch, url }: { fileMatch: string[]; url: string }) => ({
    fileMatch: fileMatch.map((pattern) => `**/${pattern}`),
    uri: pathToFileURL(path.resolve(url)).href,
  })),
})

/** Opens a text as the record of this name; `|` marks the cursor position. */
function open(record: string, marked: string) {
  const offset = marked.indexOf('|')
  const document = TextDocument.create(pathToFileURL(path.resolve(record)).href, 'json', 1, marked.replace('|', ''))
  return { document, position: document.positionAt(offset), json: service.parseJSONDocument(document) }
}

async function hover(record: string, marked: string): Promise<string> {
  const { document, position, json } = open(record, marked)
  return String((await service.doHover(document, position, json))?.contents ?? '')
}

async function complete(record: string, marked: string): Promise<string[]> {
  const { document, position, json } = open(record, marked)
  return (await service.doComplete(document, position, json))?.items.map(({ label }) => label) ?? []
}

describe('an editor that knows JSON Schema', () => {
  const landing = 'pages.config/landings/offer.json'

  test('describes a property', async () => {
    expect(await hover(landing, '{ "the|me": "aviator" }')).toContain('The colours and artwork of the page')
    expect(await hover(landing, '{ "bonus": { "cur|rency": "INR" } }')).toContain(
      'The currency of the amounts on the landing',
    )
    expect(await hover('pages.config/themes/x.json', '{ "colors": { "gl|ow": "#FFFFFF" } }')).toContain(
      'around the figure',
    )
  })

  test('completes properties and values', async () => {
    expect(await complete(landing, '{ "dialog": { | } }')).toContain('currencyPicker')
    expect(await complete(landing, '{ "blocks": [{ "type": "|" }] }')).toContain('"chicken-road"')
    expect(await complete('pages.config/markets/x.json', '{ "signUpMethods": ["|"] }')).toContain('"one-click"')
  })

  test('marks a mistake at its position', async () => {
    const { document, json } = open(landing, '{ "slug": "offer", "titel": "page.title"| }')
    const problems = await service.doValidation(document, json)
    expect(problems.map(({ message }) => message)).toEqual(['Property titel is not allowed.'])
  })

  test.each(['landings/aviator-2.json', 'dialogs/NewCustomReg.json', 'collections/cricket-matches.json', 'site.json'])(
    'reports no problems in %s',
    async (record) => {
      const { document, json } = open(`pages.config/${record}`, readFileSync(`pages.config/${record}`, 'utf8'))
      expect(await service.doValidation(document, json)).toEqual([])
    },
  )
})
