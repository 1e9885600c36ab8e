import type { Asset } from '../../../src/contract/index.ts'
import { shownPart } from '../../../src/rules/pictures/picture-files.ts'
import { api } from '../../api/api.ts'
import { EditLink } from '../../kit/screen/EditLink.tsx'
import { addressOf } from '../../model/pictures/place.ts'
import { sayCost } from '../../model/pictures/say-cost.ts'
import { sayRecord } from '../../model/records/say-record.ts'

type PictureCardProps = {
  readonly asset: Asset
  /** What the picture shows, in English. */
  readonly words: string | undefined
  readonly isDraft: boolean
}

const mostNamed = 3

/** One picture: how it looks, what it costs, by which right it is shown, and where. */
export function PictureCard({ asset, words, isDraft }: PictureCardProps) {
  const record = `assets/${asset.id}.json`
  const { data } = api.useRecordUsesQuery({ record })
  const { width, height } = shownPart(asset)
  const users = data?.users ?? []
  return (
    <li className="picture-card">
      <EditLink record={record} className="picture-card-link">
        <img src={addressOf(asset, 360)} alt="" width={width} height={height} loading="lazy" />
        <b>{asset.id}</b>
      </EditLink>
      {isDraft && <span className="badge badge-warn">Draft</span>}
      <p>{words ?? <span className="problem">No alternative text</span>}</p>
      <p className="muted">{asset.licence ?? <span className="problem">No licence line</span>}</p>
      <p className="muted">
        {width} × {height} · {sayCost(asset.weight)}
      </p>
      <p className="muted">
        {data && users.length === 0 && 'Shown nowhere yet'}
        {users.length > 0 && 'Shown in '}
        {users.slice(0, mostNamed).map((user, index) => (
          <span key={user}>
            {index > 0 && ', '}
            <EditLink record={user}>{sayRecord(user)}</EditLink>
          </span>
        ))}
        {users.length > mostNamed && ` and ${users.length - mostNamed} more`}
      </p>
    </li>
  )
}
