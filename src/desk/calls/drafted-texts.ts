import type { Handler } from '../desk.ts'

/** The drafts of texts to publish together with the given records. */
export const draftedTexts: Handler<'drafted-texts'> = async ({ db, registry }, { body: { records } }) => {
  const found = await db
    .selectFrom('drafts')
    .select(['record', 'text'])
    .where((where) => where.or([where('record', 'in', records), where('record', 'like', 'locales/%')]))
    .orderBy('record')
    .execute()
  const { own = [], others = [] } = Object.groupBy(found, ({ record }) => (records.includes(record) ? 'own' : 'others'))
  return { texts: others.length > 0 ? await registry.relatedTexts({ records, drafts: own }, others) : [] }
}
