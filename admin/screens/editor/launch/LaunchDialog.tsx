import { differencesOf } from '../../../../src/registry/json/differences.ts'
import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { Dialog, DialogHead } from '../../../kit/dialog/Dialog.tsx'
import { sayMoment } from '../../../kit/format/say-moment.ts'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import type { DocumentState } from '../../../model/document/document.ts'
import { readContent } from '../../../model/record/content.ts'
import { sayRecord } from '../../../model/records/say-record.ts'
import { NamedDifferences } from '../../../parts/differences/NamedDifferences.tsx'

type LaunchDialogProps = {
  readonly record: string
  readonly launch: DocumentState['launches'][number]
  readonly onClose: () => void
}

/** What a planned launch changes. */
export function LaunchDialog({ record, launch: { id, by, publishAt, records }, onClose }: LaunchDialogProps) {
  const { data, error } = api.useLaunchQuery({ id, record })
  const others = records.filter((one) => one !== record)
  return (
    <Dialog label="Planned version" onClose={onClose} className="launch-dialog">
      <DialogHead title="Planned version" onClose={onClose} />
      <div className="dialog-body">
        <p>
          {by} planned this for {sayMoment(publishAt)}
          {others.length > 0 && `, together with ${others.map(sayRecord).join(', ')}`}. It goes live as it stands here,
          whatever is edited meanwhile.
        </p>
        {error && (
          <p className="problem" role="alert">
            {sayFailure(error)}
          </p>
        )}
        {!data && !error && <Skeleton label="Loading the version…" look="lines" />}
        {data && (
          <NamedDifferences
            record={record}
            before={read(data.before)}
            after={read(data.text)}
            differences={differencesOf(read(data.before), read(data.text))}
          />
        )}
      </div>
    </Dialog>
  )
}

const read = (text: string | null) => (text === null ? undefined : readContent(text))
