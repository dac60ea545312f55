import { OrderStatus } from '@craftsandore/contract';

import type { Database } from '../../src/db/client.ts';
import { apiLogs } from '../../src/db/schema/api-logs.ts';
import { banners } from '../../src/db/schema/banners.ts';
import { cartItems, carts } from '../../src/db/schema/carts.ts';
import { categories, designPhotos } from '../../src/db/schema/catalogue.ts';
import { orderHistory, orderLines, orderNotes } from '../../src/db/schema/orders.ts';
import { photos } from '../../src/db/schema/photos.ts';
import { questions } from '../../src/db/schema/questions.ts';
import { ratings } from '../../src/db/schema/ratings.ts';
import { aCategory, anAddress, anOrder, aProduct, aUser } from './builders.ts';

type User = Awaited<ReturnType<typeof aUser>>;

/** A shop with `size` of everything: products, their designs, orders of this customer, their lines … */
export async function aStockedShop(db: Database, size: number, customer: User, staff: User) {
  const many = <T>(make: (index: number) => T) => Array.from({ length: size }, (_, i) => make(i));

  const pictures = await db
    .insert(photos)
    .values(
      many((i) => ({
        key: `${customer.id}-${i}`,
        widths: [640],
        width: 640,
        height: 480,
        color: '#c08040',
      })),
    )
    .returning();
  const picture = pictures[0]?.id ?? 0;
  await db
    .insert(categories)
    .values(many(() => ({ name: 'Trays', nameAr: 'صوانٍ', photoId: picture })));
  const emptyCategory = await aCategory(db);
  const category = await aCategory(db);

  const stock = many(() => 50);
  const shelf = { categoryId: category.id, soldCount: 1000 };
  const products = [];
  for (let i = 0; i < size; i++) products.push(await aProduct(db, { ...shelf, stock }));
  const [product] = products;
  if (!product) throw new Error('A shop has one product at least');
  const removed = await aProduct(db, { ...shelf, deletedAt: new Date() });
  await db
    .insert(designPhotos)
    .values(
      products.flatMap(({ designs }) =>
        designs.flatMap(({ id }) =>
          pictures.map((photo, position) => ({ designId: id, photoId: photo.id, position })),
        ),
      ),
    );
  const bannerRows = await db
    .insert(banners)
    .values(
      many(() => ({
        header: 'Oak',
        headerAr: 'أرو',
        details: '',
        detailsAr: '',
        photoId: picture,
      })),
    )
    .returning();

  const addresses = [];
  for (let i = 0; i < size; i++) {
    addresses.push(await anAddress(db, customer.id, { streetAddress: `${i} Nile Corniche` }));
  }
  const [cart] = await db.insert(carts).values({ userId: customer.id }).returning();
  const cartId = cart?.id ?? 0;
  const pieces = product.designs.map(({ id }) => ({ designId: id, quantity: 1 }));
  await db.insert(cartItems).values(pieces.map((line) => ({ cartId, ...line })));

  const placed = [];
  for (let i = 0; i < size; i++) placed.push(await anOrder(db, customer));
  await db.insert(orderLines).values(
    placed.flatMap(({ id }) =>
      pieces.map((line) => ({
        orderId: id,
        productId: product.id,
        name: 'Salad bowl',
        nameAr: 'سلطانية سلطة',
        designName: 'Oak',
        designNameAr: 'أرو',
        photoId: picture,
        unitPrice: 12_550,
        ...line,
      })),
    ),
  );
  await db
    .insert(orderHistory)
    .values(
      placed.flatMap(({ id }) =>
        many(() => ({ orderId: id, statusId: OrderStatus.pending, actorId: staff.id })),
      ),
    );
  await db
    .insert(orderNotes)
    .values(
      placed.flatMap(({ id }) => many(() => ({ orderId: id, staffId: staff.id, text: 'Fragile' }))),
    );

  for (let i = 0; i < size; i++) {
    const { id: userId } = await aUser(db);
    await db.insert(ratings).values({ userId, productId: product.id, rating: 5, comment: 'Fine' });
    const asked = { userId, productId: product.id, locale: 'en' as const };
    await db.insert(questions).values([
      { ...asked, text: 'Is it heavy?', answer: 'It is.', answeredAt: new Date() },
      { ...asked, text: 'Is it round?' },
    ]);
  }
  await db.insert(apiLogs).values(
    many((i) => ({
      method: 'GET',
      url: '/products',
      statusCode: 200,
      queryParams: {},
      pathParams: {},
      requestId: `request-${i}`,
      durationMs: 1,
    })),
  );

  const only = <T>([first]: T[]): T => {
    if (!first) throw new Error('A shop has one of everything at least');
    return first;
  };
  return {
    product,
    design: product.design,
    designIds: product.designs.map(({ id }) => id),
    removed,
    category,
    emptyCategory,
    banner: only(bannerRows),
    address: only(addresses),
    cartId,
    orderId: only(placed).id,
  };
}
