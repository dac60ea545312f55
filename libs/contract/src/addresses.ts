import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, IdInUrl, line, PhoneNumber, PostalCode } from './values.ts';

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

export const Address = AddressFields.extend({ id: Id });
export type Address = z.infer<typeof Address>;

export const NewAddress = z.object({
  streetAddress: line(200),
  city: line(100),
  /** Name in either language, or ISO 3166-2 code. */
  governorate: line(60),
  postalCode: PostalCode.default(''),
  phoneNumber: PhoneNumber,
});
export type NewAddress = z.infer<typeof NewAddress>;

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
  body: NewAddress,
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
