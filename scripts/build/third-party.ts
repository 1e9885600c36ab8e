import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../codegen/digest.ts'
import { bundledLicences } from './bundle.ts'
import { facePackages } from './faces/faces.ts'
import { writeOutput } from './write-output.ts'

const pictures = ['fluent-emoji', 'fluent-emoji-flat']

type Picture = {
  readonly name: string
  readonly author: { readonly name: string; readonly url: string }
  readonly license: { readonly spdx: string; readonly url: string }
}

type FaceMetadata = {
  readonly family: string
  readonly license: { readonly type: string; readonly url: string; readonly attribution: string }
}

/** Writes the licences of third-party code, images, faces and data that visitors receive. */
export function writeThirdParty(out: string): void {
  writeOutput(path.join(out, 'third-party.md'), [artAndData(), readFileSync(bundledLicences, 'utf8')].join('\n'))
}

function faces(): string[] {
  return facePackages.map((name) => {
    const file = path.join(projectRoot, 'node_modules', name, 'metadata.json')
    const { family, license }: FaceMetadata = JSON.parse(readFileSync(file, 'utf8'))
    return `- Face of headlines: ${family}, ${license.attribution}, ${license.type}: ${license.url}`
  })
}

function artAndData(): string {
  const lines = pictures.map((set) => {
    const file = path.join(projectRoot, 'node_modules/@iconify-json', set, 'info.json')
    const { name, author, license }: Picture = JSON.parse(readFileSync(file, 'utf8'))
    return `- Pictures: ${name}, © ${author.name} (${author.url}), ${license.spdx}: ${license.url}`
  })
  const data =
    '- Countries of addresses: this product includes IP2Location LITE data available from https://lite.ip2location.com.'
  return ['# Art and data', '', ...lines, ...faces(), data, ''].join('\n')
}
