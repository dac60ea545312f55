import type { PhotoStore } from '../storage/photo-store.ts';
import type { Database } from '../db/client.ts';
import { categories, products } from '../db/schema/catalogue.ts';
import { users } from '../db/schema/users.ts';
import { isEmbeddedServer } from '../db/server.ts';
import { createRandom } from './random.ts';
import { sampleOrders } from './sample-orders.ts';
import { seedBanners, seedCatalogue } from './seed-catalogue.ts';
import { seedOrders, settleStock } from './seed-orders.ts';
import { seedParcels, seedReturns } from './seed-parcels.ts';
import { seedPeople } from './seed-people.ts';
import { arePhotosLost, seedPhotos, storePhotos } from './seed-photos.ts';
import { seedQuestions } from './seed-questions.ts';
import { seedRatings } from './seed-ratings.ts';
import { seedSearchChecks } from './seed-search-checks.ts';
import { seedSeller } from './seed-seller.ts';

type Options = { db: Database; store: PhotoStore; report: (line: string) => void; now?: Date };

/**
 * Fills an empty shop with the sample catalogue, people and orders. In one that somebody uses already, it
 * does no more than bring lost photos back.
 * @throws Error on any server but the embedded one: the password of the demo accounts is known to everyone.
 */
export async function seedDemo({ db, store, report, now = new Date() }: Options): Promise<void> {
  if (!(await isEmbeddedServer(db))) {
    throw new Error('Demo data go to the embedded server only, and this is another one.');
  }
  const isFilled = (await db.$count(users)) > 0;
  if (isFilled && !(await arePhotosLost(db, store))) {
    report('The sample shop is there already.');
    return;
  }

  report('Preparing the pictures of the sample catalogue');
  const stored = await storePhotos(store, report);
  if (isFilled) {
    // With the photos their previews are lost too: the job draws them again.
    await db.update(products).set({ previewKey: null });
    await db.update(categories).set({ previewKey: null });
    return;
  }

  await db.transaction(async (tx) => {
    const random = createRandom(2020);
    const photo = await seedPhotos(tx, stored);
    const designs = await seedCatalogue(tx, photo, now);
    await seedSearchChecks(tx, designs);
    await seedBanners(tx, photo, now);
    const { accounts, customers } = await seedPeople(tx, random, now);
    const [admin, sales, user] = accounts;
    if (!admin || !sales || !user)
      throw new Error('The demo accounts are not as the orders need them');

    const staffId = sales.id;
    const reviewed = await seedRatings(tx, random, now, { designs, customers, photo, staffId });
    const samples = sampleOrders(random, now, designs, { user, customers, reviewed });
    await seedOrders(tx, samples, { random, staff: [sales, sales, admin] });
    await settleStock(tx, now);
    const sending = { random: createRandom(2026), now, staffId };
    await seedParcels(tx, sending);
    await seedReturns(tx, sending);
    await seedSeller(tx, admin.id);
    await seedQuestions(tx, random, now, { designs, customers, staffId });
    report(`Products, ${customers.length} customers and ${samples.length} orders are in`);
  });
}
