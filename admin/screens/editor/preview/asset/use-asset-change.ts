import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Asset } from '../../../../../src/contract/index.ts'
import { largestCut } from '../../../../../src/rules/pictures/cut.ts'
import { type ApiDispatch, api } from '../../../../api/api.ts'
import { ask } from '../../../../api/ask.ts'
import { sendPicture } from '../../../../model/pictures/use-upload.ts'
import type { Content } from '../../../../model/record/content.ts'

type Crop = NonNullable<Asset['crop']>

/** Changes of a picture: each cut is weighed, so that the record says what it costs. */
export function useAssetChange(
  record: string,
  content: Content,
  onChange: ((content: Content, place: string) => void) | undefined,
) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const dispatch = useDispatch<ApiDispatch>()
  const latest = useRef(content)
  latest.current = content
  // Landings that are opened next show the picture as it is now.
  useEffect(() => () => void dispatch(api.util.invalidateTags(['library'])), [dispatch])

  const apply = (change: Content, place: string) => onChange?.(withoutNothing({ ...latest.current, ...change }), place)

  const cropTo = async ({ content: file, width, height }: Asset, crop: Crop | undefined) => {
    apply({ crop }, 'crop')
    setBusy(true)
    const outcome = await ask('weigh-picture', { content: file, width, height, ...(crop && { crop }) })
    setBusy(false)
    setProblem('error' in outcome ? outcome.error.message : undefined)
    if ('data' in outcome) apply({ weight: outcome.data.weight }, 'crop')
  }

  return {
    isBusy,
    problem,
    focus: (focus: NonNullable<Asset['focus']>) => apply({ focus }, 'focus'),
    cropTo,
    crop: (asset: Asset, ratio: number | undefined) =>
      cropTo(asset, ratio === undefined ? undefined : largestCut(asset, ratio)),
    async replace(file: File) {
      setBusy(true)
      const sent = await sendPicture(record, file)
      setBusy(false)
      setProblem('problem' in sent ? sent.problem : undefined)
      if ('uploaded' in sent) apply({ ...sent.uploaded, crop: undefined }, 'content')
    },
  }
}

const withoutNothing = (content: Content): Content =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined))
