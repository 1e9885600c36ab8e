import { ownName } from '../../../src/rules/pictures/own-name.ts'
import { useUpload } from '../../model/pictures/use-upload.ts'
import { useMayCall } from '../../model/staff/staff.ts'
import { PictureDrop } from '../pictures/PictureDrop.tsx'

/** A picture of one's own is uploaded where it is chosen, and is shown at once. */
export function OwnUpload({ onMade }: { readonly onMade: (name: string) => void }) {
  const mayUpload = useMayCall('upload-picture')
  const { add, isBusy, isReady, problem } = useUpload()
  if (!mayUpload) return null
  return (
    <PictureDrop
      label="Upload a picture…"
      isBusy={isBusy || !isReady}
      problem={problem}
      onFiles={async (files) => {
        const [id] = await add(files)
        if (id !== undefined) onMade(ownName(id))
      }}
    />
  )
}
