import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, IdInUrl, Line, line, PhoneNumber, PhoneNumberOrNone, PostalCode } from './values.ts';

export const AddressFields = z.object({
  streetAddress: z.string(),
  city: z.string(),
  /** The governorate's name in the caller's language. */
  governorate: z.string(),
  postalCode: z.string(),
  /** International form, `+201000000000`. */
  phoneNumber: z.string(),
  /** Where exactly, as far as it was said. */
  area: z.string().optional(),
  building: z.string().optional(),
  floor: z.string().optional(),
  apartment: z.string().optional(),
  landmark: z.string().optional(),
  secondPhoneNumber: z.string().optional(),
});
export type AddressFields = z.infer<typeof AddressFields>;

export const Address = AddressFields.extend({
  id: Id,
  /** What checkout begins with; one at most. */
  isDefault: z.literal(true).optional(),
});
export type Address = z.infer<typeof Address>;

const part = (longest: number) => Line.max(longest).optional();

/** Where something is delivered. */
export const NewPlace = z.object({
  streetAddress: line(200),
  city: line(100),
  /** Name in either language, or ISO 3166-2 code. */
  governorate: line(60),
  postalCode: PostalCode.default(''),
  area: part(100),
  building: part(50),
  floor: part(50),
  apartment: part(50),
  landmark: part(200),
  secondPhoneNumber: PhoneNumberOrNone.optional(),
});
export type NewPlace = z.infer<typeof NewPlace>;

export const NewAddress = NewPlace.extend({
  phoneNumber: PhoneNumber,
  /** The first address is the default, whatever is said. */
  isDefault: z.boolean().optional(),
});
export type NewAddress = z.infer<typeof NewAddress>;

/** What is not said stays as it is, and so does the default unless another takes its place. */
const AddressChange = NewAddress.extend({ postalCode: PostalCode }).partial();

export const listGovernorates = endpoint({
  method: 'GET',
  path: '/users/governorates',
  access: 'public',
  summary: "Names of the governorates in the caller's language",
  data: z.array(z.string()),
});

export const listMyAddresses = endpoint({
  method: 'GET',
  path: '/users/shippingDetails',
  access: 'signed-in',
  summary: 'The saved addresses of the signed-in customer',
  data: z.array(Address),
});

/** Refuses an address that the customer already has, with the message "Duplicate entry". */
export const addAddress = endpoint({
  method: 'POST',
  path: '/users/shippingDetails',
  access: 'signed-in',
  summary: 'Save an address',
  body: NewAddress,
  data: Address,
  errors: [
    'address.duplicate',
    'address.too_many',
    'address.phone_invalid',
    'address.governorate_unknown',
  ],
});

export const updateAddress = endpoint({
  method: 'PATCH',
  path: '/users/shippingDetails/:id',
  access: 'signed-in',
  summary: 'Change a saved address; orders keep the one they were placed with',
  params: z.object({ id: IdInUrl }),
  body: AddressChange,
  data: Address,
  errors: [
    'address.not_found',
    'address.duplicate',
    'address.phone_invalid',
    'address.governorate_unknown',
  ],
});

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/users/shippingDetails/:id',
  access: 'signed-in',
  summary: 'Delete a saved address; orders keep the one they were placed with',
  params: z.object({ id: IdInUrl }),
  data: z.null(),
  errors: ['address.not_found'],
});
