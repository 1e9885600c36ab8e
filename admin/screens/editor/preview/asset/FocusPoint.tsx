import type { KeyboardEvent, PointerEvent } from 'react'
import type { Asset } from '../../../../../src/contract/index.ts'
import { stepsOf } from '../../../../../src/rules/pictures/cut.ts'
import { shownPart } from '../../../../../src/rules/pictures/picture-files.ts'
import { addressOf } from '../../../../model/pictures/place.ts'

type Focus = NonNullable<Asset['focus']>
type FocusPointProps = { readonly asset: Asset; readonly onFocus: ((focus: Focus) => void) | undefined }

const middle: Focus = { x: 50, y: 50 }

const steps: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -10, y: 0 },
  ArrowRight: { x: 10, y: 0 },
  ArrowUp: { x: 0, y: -10 },
  ArrowDown: { x: 0, y: 10 },
}

/** The picture with its focal point, which is set by a click or moved by the arrow keys. */
export function FocusPoint({ asset, onFocus }: FocusPointProps) {
  const { width, height } = shownPart(asset)
  const { x, y } = asset.focus ?? middle
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const box = currentTarget.getBoundingClientRect()
    onFocus?.({ x: stepsOf((clientX - box.left) / box.width), y: stepsOf((clientY - box.top) / box.height) })
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onFocus?.({ x: stepsOf((x + step.x) / 100), y: stepsOf((y + step.y) / 100) })
  }
  return (
    <button
      type="button"
      className="asset-picture"
      aria-label={`Focal point: ${x} % from the left, ${y} % from the top. Arrow keys move it`}
      disabled={!onFocus}
      onPointerDown={point}
      onKeyDown={move}
    >
      <img src={addressOf(asset, 1440)} alt="" width={width} height={height} draggable={false} />
      <span className="asset-focus" style={{ left: `${x}%`, top: `${y}%` }} />
    </button>
  )
}
