import type { Migrations } from '../../kernel/database/migrate.ts'
import * as theDesk from './2026-11-21-the-desk.ts'
import * as theReachOfVersions from './2026-11-21-the-reach-of-versions.ts'
import * as theDraftedTexts from './2026-11-22-the-drafted-texts.ts'
import * as theLaunches from './2026-11-22-the-launches.ts'
import * as thePreviewLinks from './2026-11-22-the-preview-links.ts'
import * as thePictures from './2026-11-24-the-pictures.ts'
import * as thePublications from './2026-11-24-the-publications.ts'
import * as theReviews from './2026-11-24-the-reviews.ts'
import * as theSavedFilters from './2026-11-24-the-saved-filters.ts'
import * as theAskedNames from './2026-11-25-the-asked-names.ts'
import * as theDeclinedReviews from './2026-11-25-the-declined-reviews.ts'
import * as theInviters from './2026-11-25-the-inviters.ts'
import * as theTour from './2026-11-25-the-tour.ts'
import * as theDevicesOfSessions from './2026-11-26-the-devices-of-sessions.ts'
import * as theMovedRecords from './2026-11-26-the-moved-records.ts'

export const migrations: Migrations = {
  '2026-11-21-the-desk': theDesk,
  '2026-11-21-the-reach-of-versions': theReachOfVersions,
  '2026-11-22-the-drafted-texts': theDraftedTexts,
  '2026-11-22-the-launches': theLaunches,
  '2026-11-22-the-preview-links': thePreviewLinks,
  '2026-11-24-the-pictures': thePictures,
  '2026-11-24-the-publications': thePublications,
  '2026-11-24-the-reviews': theReviews,
  '2026-11-24-the-saved-filters': theSavedFilters,
  '2026-11-25-the-asked-names': theAskedNames,
  '2026-11-25-the-declined-reviews': theDeclinedReviews,
  '2026-11-25-the-inviters': theInviters,
  '2026-11-25-the-tour': theTour,
  '2026-11-26-the-devices-of-sessions': theDevicesOfSessions,
  '2026-11-26-the-moved-records': theMovedRecords,
}
