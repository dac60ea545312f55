import {
  addAddress,
  deleteAddress,
  getProfile,
  governorates,
  listGovernorates,
  listMyAddresses,
  maxAddresses,
  updateAddress,
  type NewAddress,
} from '@craftsandore/contract';
import { describe, expect, test } from 'vitest';

import { testApi } from '../../../test/support/api.ts';

const { as, signedIn } = await testApi();

const address: NewAddress = {
  streetAddress: '17 Talaat Harb Street',
  city: 'Downtown',
  governorate: 'Cairo',
  postalCode: '11511',
  phoneNumber: '01000000001',
};

test('all 27 governorates are named in the language of the caller', async () => {
  const english = await as(null, 'en').call(listGovernorates, {});
  const arabic = await as(null, 'ar').call(listGovernorates, {});
  expect(english).toEqual(governorates.map(({ name }) => name));
  expect(arabic).toEqual(governorates.map(({ nameAr }) => nameAr));
});

describe('an address', () => {
  test('is kept for its owner alone and read in either language', async () => {
    const { call, token } = await signedIn();
    const saved = await call(addAddress, { body: address });

    expect(saved).toMatchObject({ ...address, phoneNumber: '+201000000001' });
    expect(await call(listMyAddresses, {})).toEqual([saved]);
    expect(await as(token, 'ar').call(listMyAddresses, {})).toMatchObject([
      { governorate: 'القاهرة' },
    ]);
    expect((await call(getProfile, {})).shippingDetails).toEqual([saved]);
    expect(await (await signedIn()).call(listMyAddresses, {})).toEqual([]);
  });

  test('is one of at most fifty, however many are added at once', async () => {
    const { call, token } = await signedIn();
    const add = (house: number) =>
      call(addAddress, { body: { ...address, streetAddress: `${house} Talaat Harb Street` } });

    const responses = await Promise.allSettled(
      Array.from({ length: maxAddresses + 5 }, (_, house) => add(house)),
    );

    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxAddresses);
    const saved = await call(listMyAddresses, {});
    expect(saved).toHaveLength(maxAddresses);
    await expect(add(99)).rejects.toMatchObject({ status: 409, code: 'address.too_many' });
    const inArabic = as(token, 'ar').call(addAddress, { body: address });
    await expect(inArabic).rejects.toThrow('٥٠ عنوانًا');
    await call(deleteAddress, { params: { id: saved[0]?.id ?? 0 } });
    await add(99);
  });

  test.each([
    ['٠١٠ ٠٠٠٠ ٠٠٠٢', '+201000000002'],
    ['+20 122 345 6789', '+201223456789'],
    ['0020 (155) 000-0000', '+201550000000'],
  ])('takes the phone number %s', async (phoneNumber, kept) => {
    const { call } = await signedIn();
    const saved = await call(addAddress, { body: { ...address, phoneNumber } });
    expect(saved.phoneNumber).toBe(kept);
  });

  test.each(['Cairo', 'القاهرة', 'EG-C', ' cairo '])(
    'knows the governorate %j',
    async (governorate) => {
      const { call } = await signedIn();
      const saved = await call(addAddress, { body: { ...address, governorate } });
      expect(saved.governorate).toBe('Cairo');
    },
  );

  test.each(['', '11511', '١١٥١١', '1151101'])('takes the postal code %j', async (postalCode) => {
    const { call } = await signedIn();
    await call(addAddress, { body: { ...address, postalCode } });
  });

  test.each([
    ['phoneNumber', '0223456789'],
    ['phoneNumber', '+4915112345678'],
    ['postalCode', '123456'],
    ['streetAddress', ''],
    ['city', 'x'.repeat(101)],
  ])('is refused with the %s %j', async (field, value) => {
    const { call } = await signedIn();
    const response = call(addAddress, { body: { ...address, [field]: value } });
    await expect(response).rejects.toMatchObject({ status: 422, details: [{ path: field }] });
  });

  test('is refused in a governorate that Egypt does not have', async () => {
    const { call } = await signedIn();
    const response = call(addAddress, { body: { ...address, governorate: 'Bavaria' } });
    await expect(response).rejects.toMatchObject({
      status: 422,
      code: 'address.governorate_unknown',
    });
  });

  test('is saved once by each customer', async () => {
    const { call } = await signedIn();
    await call(addAddress, { body: address });
    const again = call(addAddress, { body: { ...address, city: 'DOWNTOWN' } });
    await expect(again).rejects.toMatchObject({
      status: 409,
      code: 'address.duplicate',
      message: 'Duplicate entry',
    });
    await (await signedIn()).call(addAddress, { body: address });
  });

  test('is changed by its owner alone', async () => {
    const owner = await signedIn();
    const { id } = await owner.call(addAddress, { body: address });
    const body = { ...address, city: 'Zamalek', phoneNumber: '٠١٢٢٣٤٥٦٧٨٩', postalCode: '' };

    const changed = await owner.call(updateAddress, { params: { id }, body });

    expect(changed).toMatchObject({ id, city: 'Zamalek', phoneNumber: '+201223456789' });
    expect(await owner.call(listMyAddresses, {})).toEqual([changed]);
    const stranger = await signedIn();
    const response = stranger.call(updateAddress, { params: { id }, body: address });
    await expect(response).rejects.toMatchObject({ status: 404, code: 'address.not_found' });
    expect(await owner.call(listMyAddresses, {})).toEqual([changed]);
  });

  test('cannot become one that the customer has already', async () => {
    const { call } = await signedIn();
    await call(addAddress, { body: address });
    const { id } = await call(addAddress, { body: { ...address, city: 'Zamalek' } });
    const response = call(updateAddress, { params: { id }, body: address });
    await expect(response).rejects.toMatchObject({ status: 409, code: 'address.duplicate' });
  });

  test('cannot move to where there is no address', async () => {
    const { call } = await signedIn();
    const { id } = await call(addAddress, { body: address });
    const abroad = { ...address, governorate: 'Bavaria' };
    const response = call(updateAddress, { params: { id }, body: abroad });
    await expect(response).rejects.toMatchObject({ code: 'address.governorate_unknown' });
  });

  test('says where exactly, and another number', async () => {
    const { call } = await signedIn();
    const where = { area: 'Bab El Louk', building: '١٧', floor: '٣', apartment: '٥' };
    const more = { ...where, landmark: 'Beside\nthe pharmacy', secondPhoneNumber: '٠١٢٢٣٤٥٦٧٨٩' };
    const { id } = await call(addAddress, { body: { ...address, ...more } });

    const kept = { ...where, landmark: 'Beside the pharmacy', secondPhoneNumber: '+201223456789' };
    expect(await call(listMyAddresses, {})).toMatchObject([kept]);
    // What is not said stays, what is said to be empty goes.
    await call(updateAddress, { params: { id }, body: { floor: '', city: 'Bab El Louk' } });
    const [changed] = await call(listMyAddresses, {});
    const { floor, ...rest } = kept;
    expect(changed).not.toHaveProperty('floor', floor);
    expect(changed).toMatchObject({ ...rest, city: 'Bab El Louk', postalCode: '11511' });
    await call(updateAddress, { params: { id }, body: { secondPhoneNumber: '' } });
    expect((await call(listMyAddresses, {}))[0]).not.toHaveProperty('secondPhoneNumber');
  });

  test('has no second number that is the first', async () => {
    const { call } = await signedIn();
    const secondPhoneNumber = '+20 100 000 0001';
    const saved = await call(addAddress, { body: { ...address, secondPhoneNumber } });
    expect(saved).not.toHaveProperty('secondPhoneNumber');
  });

  test('is deleted by its owner alone, once', async () => {
    const owner = await signedIn();
    const { id } = await owner.call(addAddress, { body: address });
    const none = { status: 404, code: 'address.not_found' };
    const stranger = await signedIn();
    const byStranger = stranger.call(deleteAddress, { params: { id } });
    await expect(byStranger).rejects.toMatchObject(none);

    expect(await owner.call(deleteAddress, { params: { id } })).toBeNull();

    expect(await owner.call(listMyAddresses, {})).toEqual([]);
    await expect(owner.call(deleteAddress, { params: { id } })).rejects.toMatchObject(none);
  });
});

describe('the default address', () => {
  const at = (streetAddress: string) => ({ ...address, streetAddress });

  test('is the first, until another one is chosen', async () => {
    const { call } = await signedIn();
    const defaults = async () =>
      (await call(listMyAddresses, {})).filter((one) => one.isDefault).map((one) => one.id);
    const first = await call(addAddress, { body: { ...at('1 Nile Street'), isDefault: false } });
    const second = await call(addAddress, { body: at('2 Nile Street') });
    expect(await defaults()).toEqual([first.id]);

    await call(updateAddress, { params: { id: second.id }, body: { isDefault: true } });
    expect(await defaults()).toEqual([second.id]);
    await call(updateAddress, { params: { id: second.id }, body: { isDefault: false } });
    expect(await defaults()).toEqual([second.id]);

    const third = await call(addAddress, { body: { ...at('3 Nile Street'), isDefault: true } });
    expect(await defaults()).toEqual([third.id]);
    await call(deleteAddress, { params: { id: first.id } });
    expect(await defaults()).toEqual([third.id]);
    await call(deleteAddress, { params: { id: third.id } });
    expect(await defaults()).toEqual([second.id]);
  });

  test('stays where another cannot take its place', async () => {
    const owner = await signedIn();
    const { id } = await owner.call(addAddress, { body: at('1 Nile Street') });
    const again = { ...at('1 Nile Street'), isDefault: true };
    await expect(owner.call(addAddress, { body: again })).rejects.toThrow('Duplicate entry');
    const stranger = await signedIn();
    await stranger.call(addAddress, { body: at('2 Nile Street') });
    const theft = stranger.call(updateAddress, { params: { id }, body: { isDefault: true } });
    await expect(theft).rejects.toMatchObject({ code: 'address.not_found' });

    expect(await owner.call(listMyAddresses, {})).toMatchObject([{ isDefault: true }]);
    expect(await stranger.call(listMyAddresses, {})).toMatchObject([{ isDefault: true }]);
  });

  test('is one, whatever is added, chosen and deleted at once', async () => {
    const { call } = await signedIn();
    const add = (street: number, isDefault = true) =>
      call(addAddress, { body: { ...at(`${street} Nile Street`), isDefault } });
    const saved = await Promise.all([1, 2, 3, 4, 5, 6].map((street) => add(street, street > 3)));

    await Promise.all(
      saved.map(({ id }, place) =>
        place % 3 === 0
          ? call(deleteAddress, { params: { id } })
          : call(updateAddress, { params: { id }, body: { isDefault: true } }),
      ),
    );

    const left = await call(listMyAddresses, {});
    expect(left).toHaveLength(4);
    expect(left.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});
