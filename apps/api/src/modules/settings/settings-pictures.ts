import type { Logo, ShopSettings } from '@craftsandore/contract';
import { inArray } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { photos } from '../../db/schema/photos.ts';
import { settingsPhotos } from '../../db/schema/settings.ts';
import { Problem } from '../../problem.ts';

/** The uploaded pictures that the shop shows, each at its field. */
function picturesIn({ logo, logoAr, logoOnDark, logoOnDarkAr, mark, partners }: ShopSettings) {
  const named = Object.entries({ logo, logoAr, logoOnDark, logoOnDarkAr, mark });
  const ofPartners = partners.map(({ logo }, index) => [`partners.${index}.logo`, logo] as const);
  return [...named, ...ofPartners].flatMap(([path, picture]) =>
    picture !== null && typeof picture !== 'string' ? [{ path, picture }] : [],
  );
}

/**
 * Notes which pictures a version shows, so that they stay as long as it may be brought back.
 * @throws Problem at the field whose picture is not there, or of another size than the upload was
 */
export async function keepPicturesOf(
  tx: Transaction,
  shop: ShopSettings,
  version: number,
): Promise<void> {
  const shown = picturesIn(shop);
  if (shown.length === 0) return;
  const keys = shown.map(({ picture }) => picture.key);
  const rows = await tx.select().from(photos).where(inArray(photos.key, keys)).for('key share');

  const isThere = ({ key, width, height }: Logo) =>
    rows.some((row) => row.key === key && row.width === width && row.height === height);
  const missing = shown.filter(({ picture }) => !isThere(picture));
  if (missing.length > 0) {
    throw new Problem('image.not_found', {
      faults: missing.map(({ path }) => ({ path, values: {} })),
    });
  }
  await tx
    .insert(settingsPhotos)
    .values(rows.map(({ id: photoId }) => ({ group: 'shop' as const, version, photoId })));
}
