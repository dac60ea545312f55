import {
  addReturnPhoto,
  addTrackedReturnPhoto,
  askForReturn,
  askForTrackedReturn,
  type CustomerReturn,
  deleteReturnPhoto,
  getMyOrder,
  keepReturnPhoto,
  listReturnPhotos,
  maxReturnPhotos,
  moveReturn,
  type Photo,
  photoUrl,
  removeReturnPhoto,
  removeTrackedReturnPhoto,
} from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';

import { testApi } from '../../../../test/support/api.ts';
import { deliveredOrder } from '../../../../test/support/delivered-order.ts';
import { aPhoto, storedFiles } from '../../../../test/support/photos.ts';
import { liveEvents } from '../../../db/schema/live.ts';
import { orders } from '../../../db/schema/orders.ts';
import { photos } from '../../../db/schema/photos.ts';
import { deleteOrphanPhotos } from '../../../storage/orphan-photos.ts';
import { folderPhotoStore } from '../../../storage/folder-photo-store.ts';
import { trackingHashOf } from '../guest/tracking-tokens.ts';

const { db, env, guest, signedIn } = await testApi({ RETURN_PHOTOS_PER_DAY: '8' });
const [sales, developer, buyer, stranger] = [
  await signedIn(Role.Sales),
  await signedIn(Role.Developer),
  await signedIn(Role.User),
  await signedIn(Role.User),
];

/** A return of one piece that its customer has asked for. */
async function anAskedReturn() {
  const order = await deliveredOrder(db, { customer: buyer.user, staff: sales });
  const { orderId } = order;
  const lines = [{ orderLineId: order.lines[0]?.id ?? 0, quantity: 1 }];
  const body = { lines, reason: 'broken' as const };
  const { id } = await buyer.call(askForReturn, { params: { orderId }, body });
  return { orderId, id, params: { orderId, id }, of: { params: { id } } };
}

let shade = 0;
/** Another one each time. */
const another = () => aPhoto(`#${String(++shade).padStart(6, '0')}`);

const fileOf = async (photo: Photo | undefined) => {
  const { pathname } = new URL(photo ? photoUrl(photo, photo.width) : 'http://none');
  const { statusCode, headers } = await guest.send({ method: 'GET', path: pathname });
  return { pathname, status: statusCode, cached: headers['cache-control'] };
};

const photosOf = async ({ orderId, id }: { orderId: number; id: number }) => {
  const { returns } = await buyer.call(getMyOrder, { params: { orderId } });
  return returns?.returns.find((one) => one.id === id)?.photos;
};

describe('a customer', () => {
  test('shows what is wrong; staff see it, and nobody finds it by the name of its file', async () => {
    const asked = await anAskedReturn();
    const file = await another();
    const added = await buyer.call(addReturnPhoto, { params: asked.params, file });
    expect(added).toMatchObject({ id: asked.id, state: 'requested', photos: [{ width: 1200 }] });

    const [own] = added.photos;
    expect(await fileOf(own)).toMatchObject({ status: 200, cached: 'private, no-store' });
    expect((await fileOf(own)).pathname).toMatch(/^\/private-images\//);
    const [{ key = '' } = {}] = await db.select().from(photos).orderBy(desc(photos.id)).limit(1);
    const byName = await guest.send({ method: 'GET', path: `/images/${key}-1200.webp` });
    expect([key.startsWith('private-'), byName.statusCode]).toEqual([true, 404]);

    expect(await photosOf(asked)).toEqual(added.photos);
    expect(await sales.call(listReturnPhotos, asked.of)).toEqual([
      { id: own?.id, photo: { ...own, id: undefined }, staffName: null },
    ]);
    const denied = { code: 'access.denied' };
    await expect(developer.call(listReturnPhotos, asked.of)).rejects.toMatchObject(denied);
    await expect(buyer.call(listReturnPhotos, asked.of)).rejects.toMatchObject(denied);
  });

  test('sends the same one again after a lost answer, and no more than there is room for', async () => {
    const { params } = await anAskedReturn();
    const file = await another();
    await buyer.call(addReturnPhoto, { params, file });
    const before = storedFiles(env).length;
    expect((await buyer.call(addReturnPhoto, { params, file })).photos).toHaveLength(1);
    expect(storedFiles(env)).toHaveLength(before);
    for (let sent = 1; sent < maxReturnPhotos.customer; sent++) {
      await buyer.call(addReturnPhoto, { params, file: await another() });
    }
    const full = { code: 'return.too_many_photos', message: expect.stringContaining('4') };
    await expect(
      buyer.call(addReturnPhoto, { params, file: await another() }),
    ).rejects.toMatchObject(full);
  });

  test('sends none to a return of somebody else, of another order, or that is decided', async () => {
    const [mine, other] = [await anAskedReturn(), await anAskedReturn()];
    const file = await another();
    const before = storedFiles(env).length;
    await expect(
      stranger.call(addReturnPhoto, { params: mine.params, file }),
    ).rejects.toMatchObject({ code: 'order.not_found' });
    await expect(
      buyer.call(addReturnPhoto, { params: { orderId: mine.orderId, id: other.id }, file }),
    ).rejects.toMatchObject({ code: 'return.not_found' });
    const refused = { state: 'refused', reason: 'No' } as const;
    await sales.call(moveReturn, { ...mine.of, body: refused });
    await expect(buyer.call(addReturnPhoto, { params: mine.params, file })).rejects.toMatchObject({
      code: 'return.takes_no_photos',
    });
    expect(storedFiles(env)).toHaveLength(before);
  });

  test('takes a photo back with its files, once, and not what staff took', async () => {
    const asked = await anAskedReturn();
    const before = storedFiles(env).length;
    await sales.call(keepReturnPhoto, { ...asked.of, file: await another() });
    const kept = storedFiles(env).length;
    const { photos: own } = await buyer.call(addReturnPhoto, {
      params: asked.params,
      file: await another(),
    });
    const [mine, theirs] = await sales
      .call(listReturnPhotos, asked.of)
      .then((all) => [
        all.find(({ staffName }) => staffName === null),
        all.find(({ staffName }) => staffName !== null),
      ]);
    expect(own.map(({ id }) => id)).toEqual([mine?.id]);
    const remove = (photoId = 0, caller = buyer, params = asked.params) =>
      caller.call(removeReturnPhoto, { params: { ...params, photoId } });

    expect((await remove(theirs?.id)).photos).toHaveLength(1);
    const notFound = { code: 'order.not_found' };
    await expect(remove(mine?.id, stranger)).rejects.toMatchObject(notFound);
    const other = await anAskedReturn();
    const ofOther = { ...asked.params, id: other.id };
    await expect(remove(mine?.id, buyer, ofOther)).rejects.toMatchObject({
      code: 'return.not_found',
    });
    expect((await remove(mine?.id, buyer, other.params)).photos).toEqual([]);
    expect(await photosOf(asked)).toHaveLength(1);

    const [first, again] = await Promise.all([remove(mine?.id), remove(mine?.id)]);
    expect([first.photos, again.photos]).toEqual([[], []]);
    expect(await fileOf(own[0])).toMatchObject({ status: 404 });
    expect(storedFiles(env)).toHaveLength(kept);
    expect(kept).toBeGreaterThan(before);
    expect(await sales.call(listReturnPhotos, asked.of)).toHaveLength(1);
  });

  test('takes none back once the return is decided, and may before', async () => {
    const { params, of } = await anAskedReturn();
    const file = await another();
    const { photos: own, takesPhotos } = await buyer.call(addReturnPhoto, { params, file });
    expect(takesPhotos).toBe(true);
    await sales.call(moveReturn, { ...of, body: { state: 'refused', reason: 'No' } });
    const removing = { params: { ...params, photoId: own[0]?.id ?? 0 } };
    await expect(buyer.call(removeReturnPhoto, removing)).rejects.toMatchObject({
      ...{ status: 409, code: 'return.takes_no_photos' },
    });
    expect(await photosOf({ orderId: params.orderId, id: params.id })).toHaveLength(1);
    const { returns } = await buyer.call(getMyOrder, { params: { orderId: params.orderId } });
    expect(returns?.returns[0]).toMatchObject({ takesPhotos: false });
  });

  test('sends them by the link of an order, and not without end', async () => {
    const order = await deliveredOrder(db, { customer: buyer.user, staff: sales });
    const token = `a-link-that-opens-an-order-${order.orderId}`;
    await db
      .update(orders)
      .set({ trackingHash: trackingHashOf(token) })
      .where(eq(orders.id, order.orderId));
    const lines = [{ orderLineId: order.lines[0]?.id ?? 0, quantity: 1 }];
    const body = { lines, reason: 'broken' as const };
    const { id } = await guest.call(askForTrackedReturn, { params: { token }, body });
    const file = await another();
    const send = () => guest.call(addTrackedReturnPhoto, { params: { token, id }, file });
    expect(await send()).toMatchObject({ id, photos: [{ width: 1200 }] });
    for (let sent = 1; sent < 7; sent++) await send();
    const [photo] = (await send()).photos;
    const removing = { params: { token, id, photoId: photo?.id ?? 0 } };
    const removed = await guest.call(removeTrackedReturnPhoto, removing);
    expect(removed).toMatchObject({ id, photos: [] });
    const elsewhere = { params: { ...removing.params, token: 'a-link-that-opens-nothing' } };
    await expect(guest.call(removeTrackedReturnPhoto, elsewhere)).rejects.toMatchObject({
      code: 'order.not_found',
    });
    await expect(send()).rejects.toMatchObject({ code: 'request.too_many' });
    const wrong = { token: 'a-link-that-opens-nothing', id };
    await expect(guest.call(addTrackedReturnPhoto, { params: wrong, file })).rejects.toMatchObject({
      code: 'order.not_found',
    });
  });
});

describe('staff', () => {
  test('keep what they see on receiving, which its customer is not shown, and delete a photo with its files', async () => {
    const asked = await anAskedReturn();
    await buyer.call(addReturnPhoto, { params: asked.params, file: await another() });
    const before = storedFiles(env).length;
    const kept = await sales.call(keepReturnPhoto, { ...asked.of, file: await another() });
    expect(kept).toMatchObject([{ staffName: null }, { staffName: sales.user.name }]);
    expect(await photosOf(asked)).toHaveLength(1);
    expect(await fileOf(kept[1]?.photo)).toMatchObject({ status: 200 });

    const params = { ...asked.of.params, photoId: kept[1]?.id ?? 0 };
    expect(await sales.call(deleteReturnPhoto, { params })).toHaveLength(1);
    expect(await sales.call(deleteReturnPhoto, { params })).toHaveLength(1);
    expect(storedFiles(env)).toHaveLength(before);
    const none = { params: { id: 999_999 } };
    await expect(sales.call(listReturnPhotos, none)).rejects.toMatchObject({
      code: 'return.not_found',
    });
  });

  test('delete no photo through another return', async () => {
    const [one, other] = [await anAskedReturn(), await anAskedReturn()];
    const [kept] = await sales.call(keepReturnPhoto, { ...one.of, file: await another() });
    const params = { id: other.id, photoId: kept?.id ?? 0 };
    expect(await sales.call(deleteReturnPhoto, { params })).toEqual([]);
    expect(await sales.call(listReturnPhotos, one.of)).toHaveLength(1);
  });

  test('have room for so many, beside those of the customer', async () => {
    const { of } = await anAskedReturn();
    for (let sent = 0; sent < maxReturnPhotos.staff; sent++) {
      await sales.call(keepReturnPhoto, { ...of, file: await another() });
    }
    await expect(
      sales.call(keepReturnPhoto, { ...of, file: await another() }),
    ).rejects.toMatchObject({ code: 'return.too_many_photos' });
  });

  test('who have the return open are told of a photo', async () => {
    const { orderId, params } = await anAskedReturn();
    const told = () => db.$count(liveEvents, eq(liveEvents.objectId, orderId));
    const before = await told();
    await buyer.call(addReturnPhoto, { params, file: await another() });
    expect(await told()).toBe(before + 1);
  });
});

test('what a return shows is no orphan', async () => {
  const { of } = await anAskedReturn();
  const [kept] = await sales.call(keepReturnPhoto, { ...of, file: await another() });
  const store = folderPhotoStore(`${env.DATA_DIR}/images`);
  await deleteOrphanPhotos(db, store, new Date(Date.now() + 1_000));
  expect(await fileOf(kept?.photo)).toMatchObject({ status: 200 });
});

test('an address of a photo opens for two hours at most', async () => {
  const { params } = await anAskedReturn();
  const { photos }: CustomerReturn = await buyer.call(addReturnPhoto, {
    params,
    file: await another(),
  });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60 * 1000 });
  const { status } = await fileOf(photos[0]);
  vi.useRealTimers();
  expect(status).toBe(404);
});
