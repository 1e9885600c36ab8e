import type { DiagnosticCode } from '../../contract/index.ts'
import { visitReferences } from '../../contract/index.ts'
import { ownName } from '../../rules/pictures/own-name.ts'
import { isProgramText } from '../../rules/program-texts.ts'
import type { Records } from '../check/records.ts'
import type { Texts } from '../check/texts.ts'
import type { Finding } from '../finding.ts'
import { joinPointer } from '../json/pointer.ts'
import type { Uses } from './uses.ts'

/** Finds dialogs, themes, presets, pictures, templates and texts that nothing refers to. */
export function findUnused(records: Records, uses: Uses, texts: Texts): Finding[] {
  const templates = records.landing.filter(({ value }) => value.kind === 'template')
  const unusedTexts = [...texts.ids].filter((id) => !isProgramText(id) && !uses.message.has(id))
  return [
    ...unusedRecords('unused-dialog', records.dialog, ({ name }) => name, dialogsInUse(records, uses)),
    ...unusedRecords('unused-theme', records.theme, ({ id }) => id, uses.theme),
    ...unusedRecords('unused-bonus-preset', records['bonus-preset'], ({ id }) => id, uses['bonus-preset']),
    ...unusedRecords('unused-asset', records.asset, ({ id }) => ownName(id), uses.icon),
    ...unusedRecords('unused-template', templates, ({ slug }) => slug, uses.parent),
    ...unusedTexts.map((id) =>
      unused('unused-message', texts.file, joinPointer([id]), `Nothing uses the text "${id}".`),
    ),
  ]
}

/** A dialog is in use if a landing or another dialog that is in use refers to it. */
function dialogsInUse(records: Records, uses: Uses): Set<string> {
  const dialogs = new Map(records.dialog.map(({ value }) => [value.name, value]))
  const reached = new Set<string>()
  const waiting = [...uses.dialog.keys()]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    visitReferences('dialog', dialogs.get(name), (reference) => {
      if (reference.kind === 'dialog') waiting.push(reference.name)
    })
  }
  return reached
}

function unusedRecords<Value>(
  code: DiagnosticCode,
  records: readonly { readonly file: string; readonly value: Value }[],
  nameOf: (value: Value) => string,
  used: { has(name: string): boolean },
): Finding[] {
  return records
    .filter(({ value }) => !used.has(nameOf(value)))
    .map(({ file, value }) => unused(code, file, '', `Nothing uses "${nameOf(value)}".`))
}

function unused(code: DiagnosticCode, file: string, pointer: string, message: string): Finding {
  return { code, file, pointer, message, atKey: pointer !== '' }
}
