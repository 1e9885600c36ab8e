import { useMemo } from 'react'
import { api } from '../../../api/api.ts'
import { useCompiler } from '../../../model/live/use-compiler.ts'
import { usePictures } from '../../../model/live/use-icons.ts'
import { useMessages } from '../../../model/live/use-messages.ts'
import { sourceLocale } from '../../../model/texts/language.ts'
import { collectChoices } from '../../../parts/fields/choices.ts'
import type { FieldContext } from '../../../parts/fields/field-context.ts'

const nobody = { record: '', ancestors: [] }

const nothing: FieldContext['choicesOf'] = () => []

/** Everything that a landing can refer to; texts by their words. */
export function useChoices(): FieldContext['choicesOf'] {
  const { data: library } = api.useLibraryQuery(undefined)
  const english = useMessages(sourceLocale)
  const compiler = useCompiler(nobody, library)
  const pictures = usePictures()
  return useMemo(() => {
    if (!compiler || !english) return nothing
    const choicesOf = collectChoices(compiler, english, pictures)
    const texts = Object.entries(english).map(([name, label]) => ({ name, label, hint: name }))
    const withTexts: FieldContext['choicesOf'] = (kind) => (kind === 'message' ? texts : choicesOf(kind))
    return withTexts
  }, [compiler, english, pictures])
}
