import { useCallback, useMemo, useState } from 'react'
import { fileName, recordKind } from '../../../src/contract/index.ts'
import { isOwnText, isTextOf } from '../../../src/rules/own-texts.ts'
import type { Answer } from '../../api/ask.ts'

export type DraftedText = Answer<'drafted-texts'>['texts'][number]

const none: readonly DraftedText[] = []

export type TextChoice = ReturnType<typeof useTextChoice>

export const keyOfText = ({ record, id }: Pick<DraftedText, 'record' | 'id'>): string => `${record} ${id}`

type Said = Pick<DraftedText, 'id' | 'isMine' | 'before'>

/**
 * Whether a drafted text is published with these records unless somebody says otherwise: one that was drafted by whoever
 * publishes, and a colleague's that is new or belongs to these records alone. Words of other landings never are.
 */
export function isTakenAtFirst({ id, isMine, before }: Said, records: readonly string[]): boolean {
  if (!isOwnText(id)) return isMine || before === null
  return records.some((record) => recordKind(record) === 'messages' || isTextOf(fileName(record), id))
}

/** Which of the drafted texts are published together with these records. */
export function useTextChoice(drafted: readonly DraftedText[], records: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { shown = none, elsewhere = none } = useMemo(
    () => Object.groupBy(drafted, ({ isShown }) => (isShown ? 'shown' : 'elsewhere')),
    [drafted],
  )
  const isChosen = useCallback(
    (text: DraftedText) => ticked.get(keyOfText(text)) ?? isTakenAtFirst(text, records),
    [ticked, records],
  )
  return {
    shown,
    /** Those that these records do not show; they stay drafts. */
    elsewhere,
    chosen: useMemo(() => shown.filter(isChosen), [shown, isChosen]),
    isChosen,
    choose: (texts: readonly DraftedText[], is: boolean) =>
      setTicked((before) => new Map([...before, ...texts.map((text) => [keyOfText(text), is] as const)])),
  }
}
