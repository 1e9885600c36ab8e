import { type RefObject, useEffect, useRef } from 'react'

type Move = (id: string, to: number) => void

/** Alt with an arrow moves the block whose heading has the focus, and keeps the focus there. */
export function useMoveKeys(list: RefObject<HTMLElement | null>, move: Move | undefined): void {
  const moving = useRef(move)
  moving.current = move
  useEffect(() => {
    const within = list.current
    const press = (event: KeyboardEvent) => {
      const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key]
      const id = (event.target as Element).closest<HTMLElement>('summary')?.parentElement?.dataset['block']
      if (!step || id === undefined || !moving.current) return
      event.preventDefault()
      const blocks = [...(within?.querySelectorAll<HTMLElement>('[data-block]') ?? [])]
      moving.current(id, blocks.findIndex(({ dataset }) => dataset['block'] === id) + step)
      requestAnimationFrame(() => within?.querySelector<HTMLElement>(`[data-block="${id}"] > summary`)?.focus())
    }
    within?.addEventListener('keydown', press)
    return () => within?.removeEventListener('keydown', press)
  }, [list])
}
