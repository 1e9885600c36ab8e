import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Asset } from '../../../../../src/contract/index.ts'
import { keepInside } from '../../../../../src/rules/pictures/cut.ts'
import { shownPart } from '../../../../../src/rules/pictures/picture-files.ts'
import { addressOf } from '../../../../model/pictures/place.ts'

type Crop = NonNullable<Asset['crop']>
type CropFrameProps = { readonly asset: Asset; readonly onCrop: (crop: Crop) => void }

/** What a part of the frame changes: which sides it moves. */
const handles = {
  whole: { left: 1, top: 1, right: 1, bottom: 1 },
  'top left': { left: 1, top: 1, right: 0, bottom: 0 },
  'top right': { left: 0, top: 1, right: 1, bottom: 0 },
  'bottom left': { left: 1, top: 0, right: 0, bottom: 1 },
  'bottom right': { left: 0, top: 0, right: 1, bottom: 1 },
} as const

type Handle = keyof typeof handles

const corners = ['top left', 'top right', 'bottom left', 'bottom right'] as const

const keys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const keyStep = 10

/** The whole file with the frame of what is shown: it is moved and sized by its corners, with the hand or the arrow keys. */
export function CropFrame({ asset, onCrop }: CropFrameProps) {
  const { width, height } = asset
  const box = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<Crop>()
  const crop = drawn ?? shownPart(asset)
  const whole = { content: asset.content, width, height }

  function moved(from: Crop, handle: Handle, x: number, y: number): Crop {
    const { left, top, right, bottom } = handles[handle]
    const next = {
      left: from.left + left * x,
      top: from.top + top * y,
      width: from.width + (right - left) * x,
      height: from.height + (bottom - top) * y,
    }
    return keepInside(next, asset)
  }

  const begin = (handle: Handle) => (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const scale = width / (box.current?.getBoundingClientRect().width ?? width)
    const [target, from, startX, startY] = [event.currentTarget, crop, event.clientX, event.clientY]
    let last = from
    target.focus()
    target.setPointerCapture(event.pointerId)
    target.onpointermove = ({ clientX, clientY }) => {
      last = moved(from, handle, (clientX - startX) * scale, (clientY - startY) * scale)
      setDrawn(last)
    }
    target.onpointerup = () => {
      target.onpointermove = null
      target.onpointerup = null
      setDrawn(undefined)
      if (last !== from) onCrop(last)
    }
  }

  const press = (handle: Handle) => (event: KeyboardEvent) => {
    const step = keys[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    onCrop(moved(crop, handle, step[0] * keyStep, step[1] * keyStep))
  }

  const percent = (part: number, of: number) => `${(part / of) * 100}%`
  const frame = {
    left: percent(crop.left, width),
    top: percent(crop.top, height),
    width: percent(crop.width, width),
    height: percent(crop.height, height),
  }
  return (
    <div className="asset-picture asset-crop" ref={box}>
      <img src={addressOf(whole, 1440)} alt="" width={width} height={height} draggable={false} />
      <div className="asset-frame" style={frame}>
        <button
          type="button"
          className="asset-frame-move"
          aria-label={`Crop: ${crop.width} × ${crop.height} from ${crop.left}, ${crop.top}. Arrow keys move it`}
          onPointerDown={begin('whole')}
          onKeyDown={press('whole')}
        />
        {corners.map((corner) => (
          <button
            key={corner}
            type="button"
            className={`asset-corner asset-corner-${corner.replace(' ', '-')}`}
            aria-label={`Corner ${corner}. Arrow keys size the crop`}
            onPointerDown={begin(corner)}
            onKeyDown={press(corner)}
          />
        ))}
      </div>
    </div>
  )
}
