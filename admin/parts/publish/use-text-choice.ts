import { useCallback, useMemo, useState } from 'react'
import { isOwnText } from '../../../src/rules/own-texts.ts'
import type { Answer } from '../../api/ask.ts'

export type DraftedText = Answer<'drafted-texts'>['texts'][number]

const none: readonly DraftedText[] = []

export type TextChoice = ReturnType<typeof useTextChoice>

export const keyOfText = ({ record, id }: Pick<DraftedText, 'record' | 'id'>): string => `${record} ${id}`

/**
 * Which of the drafted texts are published: at first, those that were drafted by whoever publishes, and a colleague's
 * that are new or belong to the landing alone.
 */
export function useTextChoice(drafted: readonly DraftedText[]) {
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { shown = none, elsewhere = none } = useMemo(
    () => Object.groupBy(drafted, ({ isShown }) => (isShown ? 'shown' : 'elsewhere')),
    [drafted],
  )
  const isChosen = useCallback(
    (text: DraftedText) => ticked.get(keyOfText(text)) ?? (text.isMine || text.before === null || isOwnText(text.id)),
    [ticked],
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
