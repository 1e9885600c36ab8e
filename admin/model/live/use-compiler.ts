import { useMemo } from 'react'
import type { PicturePlace } from '../../../src/rules/pictures/own-picture.ts'
import type { Answer } from '../../api/ask.ts'
import { type LiveCompiler, openLiveCompiler } from './live.ts'
import { useIcons } from './use-icons.ts'

/** The compiler for a record; undefined until everything that it needs is loaded. */
export function useCompiler(
  opened: Pick<Answer<'record'>, 'record' | 'ancestors'>,
  library: Answer<'library'> | undefined,
  pictures?: PicturePlace,
): LiveCompiler | undefined {
  const icons = useIcons()
  return useMemo(
    () => (library && icons ? openLiveCompiler(opened.record, library, opened.ancestors, icons, pictures) : undefined),
    [library, icons, opened, pictures],
  )
}
