import { useState } from 'react'
import type { Asset } from '../../../../../src/contract/index.ts'
import { shownPart } from '../../../../../src/rules/pictures/picture-files.ts'
import type { Content } from '../../../../model/record/content.ts'
import { PictureDrop } from '../../../../parts/pictures/PictureDrop.tsx'
import { UsedByLine } from '../shared/UsedByLine.tsx'
import { Cost } from './Cost.tsx'
import { CropFrame } from './CropFrame.tsx'
import { FocusPoint } from './FocusPoint.tsx'
import { Ratios } from './Ratios.tsx'
import { ratios } from './ratios.ts'
import { useAssetChange } from './use-asset-change.ts'
import './asset-pane.css'

type AssetPaneProps = {
  readonly record: string
  readonly content: Content
  /** Left out for those who may only look. */
  readonly onChange: ((content: Content, place: string) => void) | undefined
}

type Mode = 'focus' | 'crop'

/** A picture as it is cut, with its focal point, and what it costs. */
export function AssetPane({ record, content, onChange }: AssetPaneProps) {
  const [mode, setMode] = useState<Mode>('focus')
  const asset = assetOf(content)
  const change = useAssetChange(record, content, onChange)
  if (!asset) return <p className="muted">There is no file yet.</p>
  const { width, height } = shownPart(asset)
  return (
    <section className="preview-pane asset-pane" aria-label="Preview">
      <div className="preview-tools">
        {onChange && (
          <fieldset className="asset-modes">
            <legend className="unseen">What is changed</legend>
            <button
              type="button"
              className="button button-small"
              aria-pressed={mode === 'focus'}
              onClick={() => setMode('focus')}
            >
              Focal point
            </button>
            <button
              type="button"
              className="button button-small"
              aria-pressed={mode === 'crop'}
              onClick={() => setMode('crop')}
            >
              Crop
            </button>
            {mode === 'crop' && (
              <select
                className="input"
                aria-label="Proportions"
                value=""
                onChange={({ target }) => change.crop(asset, ratios.find(({ name }) => name === target.value)?.of)}
              >
                <option value="" disabled>
                  Proportions…
                </option>
                {ratios.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </fieldset>
        )}
        <UsedByLine record={record} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area has to be scrollable by keyboard */}
      <div className="preview-viewport asset-view" tabIndex={0}>
        {mode === 'crop' && onChange ? (
          <CropFrame asset={asset} onCrop={(crop) => change.cropTo(asset, crop)} />
        ) : (
          <FocusPoint asset={asset} onFocus={onChange && change.focus} />
        )}
        <p className="muted" role="status">
          {width} × {height} · <Cost weight={asset.weight} isBusy={change.isBusy} />
        </p>
        {change.problem && (
          <p className="problem" role="alert">
            {change.problem}
          </p>
        )}
        <Ratios asset={asset} />
        {onChange && (
          <PictureDrop
            label="Replace the file…"
            isBusy={change.isBusy}
            problem={undefined}
            onFiles={([file]) => file && void change.replace(file)}
          />
        )}
      </div>
    </section>
  )
}

function assetOf(content: Content): Asset | undefined {
  const { content: file, width, height } = content as Partial<Asset>
  return file && width && height ? (content as unknown as Asset) : undefined
}
