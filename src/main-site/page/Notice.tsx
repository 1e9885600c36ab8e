import type { ReactNode } from 'react'

type NoticeProps = { readonly text: string; readonly tone?: 'good' | 'warning'; readonly children?: ReactNode }

export function Notice({ text, tone = 'warning', children }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role="status">
      <p>{text}</p>
      {children}
    </div>
  )
}
