import { useMemo, useState } from 'react'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { plural } from '../../kit/format/plural.ts'
import { EmptyState } from '../../kit/screen/EmptyState.tsx'
import { FailedScreen } from '../../kit/screen/FailedScreen.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { Skeleton } from '../../kit/screen/Skeleton.tsx'
import { useToast } from '../../kit/toasts/use-toast.ts'
import { useMessages } from '../../model/live/use-messages.ts'
import { useAssets } from '../../model/pictures/assets.ts'
import { useUpload } from '../../model/pictures/use-upload.ts'
import { useMayCall } from '../../model/staff/staff.ts'
import { sourceLocale } from '../../model/texts/language.ts'
import { PictureDrop } from '../../parts/pictures/PictureDrop.tsx'
import { PictureCard } from './PictureCard.tsx'
import './pictures.css'

/** All pictures of one's own, with what they cost and where they are shown. */
export default function Pictures() {
  const { error, refetch } = api.useLibraryQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: drafts, refetch: refetchDrafts } = api.useDraftsQuery(undefined)
  const assets = useAssets()
  const english = useMessages(sourceLocale)
  const mayUpload = useMayCall('upload-picture')
  const { add, isBusy, isReady, problem } = useUpload()
  const toast = useToast()
  const [typed, setTyped] = useState('')
  const drafted = useMemo(() => new Set(drafts?.drafts.map(({ record }) => record)), [drafts])
  if (error && !assets) return <FailedScreen title="Pictures" message={sayFailure(error)} onRetry={refetch} />
  const words = typed.toLowerCase().split(/\s+/)
  const found = assets?.filter(({ id, alternative = '', licence = '' }) =>
    words.every((word) => `${id} ${english?.[alternative] ?? ''} ${licence}`.toLowerCase().includes(word)),
  )
  const upload = async (files: File[]) => {
    const [first, ...others] = await add(files)
    if (first === undefined) return
    refetchDrafts()
    const link = { text: 'Describe it', href: `#/edit/assets/${first}.json` }
    toast(
      'success',
      others.length > 0 ? `${plural(others.length + 1, 'picture')} are drafts now.` : `${first} is a draft now.`,
      link,
    )
  }
  return (
    <Screen title="Pictures" className="pictures">
      <p className="muted">
        They can stand wherever a drawn picture may: in heroes, on cards and stages, and beside shared links.
      </p>
      {mayUpload && (
        <PictureDrop label="Upload pictures…" isBusy={isBusy || !isReady} problem={problem} isMany onFiles={upload} />
      )}
      {assets?.length !== 0 && (
        <input
          className="input pictures-search"
          type="search"
          aria-label="Search pictures"
          placeholder="Search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {!found && <Skeleton label="Loading the pictures…" look="cards" />}
      {found?.length === 0 &&
        (assets?.length === 0 ? (
          <EmptyState title="There are no own pictures yet.">
            <p>
              {mayUpload
                ? 'Upload, drop or paste the first one: it becomes a draft that can be cropped and described.'
                : 'Editors upload them.'}
            </p>
          </EmptyState>
        ) : (
          <EmptyState title={`No picture matches “${typed}”.`}>
            <button type="button" className="button" onClick={() => setTyped('')}>
              Show all pictures
            </button>
          </EmptyState>
        ))}
      <ul className="pictures-grid">
        {found?.map((asset) => (
          <PictureCard
            key={asset.id}
            asset={asset}
            words={asset.alternative && english?.[asset.alternative]}
            isDraft={drafted.has(`assets/${asset.id}.json`)}
          />
        ))}
      </ul>
    </Screen>
  )
}
