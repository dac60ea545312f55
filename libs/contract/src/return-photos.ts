import { z } from 'zod';

import { CustomerReturn } from './customer-returns.ts';
import { endpoint } from './endpoint.ts';
import { trackingToken } from './guest-orders.ts';
import { Photo } from './photos.ts';
import { minPhotoSize } from './plain/limits.ts';
import { Id, IdInUrl } from './values.ts';

const file = { field: 'image', atLeast: minPhotoSize.review } as const;

const refusals = ['return.not_found', 'return.too_many_photos'] as const;
const customersRefusals = ['order.not_found', ...refusals, 'return.takes_no_photos'] as const;

/** A photo that the return has already stays one. */
export const addReturnPhoto = endpoint({
  method: 'POST',
  path: '/users/orders/:orderId/returns/:id/photos',
  access: 'signed-in',
  summary: 'Show the shop what is wrong with pieces of an own return; nobody else sees it',
  params: z.object({ orderId: IdInUrl, id: IdInUrl }),
  file,
  data: CustomerReturn,
  errors: customersRefusals,
});

export const addTrackedReturnPhoto = endpoint({
  method: 'POST',
  path: '/orders/track/:token/returns/:id/photos',
  access: 'public',
  summary: 'The same for an order by its tracking token',
  params: trackingToken.extend({ id: IdInUrl }),
  file,
  data: CustomerReturn,
  errors: customersRefusals,
});

const removingRefusals = ['order.not_found', 'return.not_found', 'return.takes_no_photos'] as const;

/** Safe to repeat. */
export const removeReturnPhoto = endpoint({
  method: 'DELETE',
  path: '/users/orders/:orderId/returns/:id/photos/:photoId',
  access: 'signed-in',
  summary: 'Take a photo of an own return back, with its files, while the return is under way',
  params: z.object({ orderId: IdInUrl, id: IdInUrl, photoId: IdInUrl }),
  data: CustomerReturn,
  errors: removingRefusals,
});

export const removeTrackedReturnPhoto = endpoint({
  method: 'DELETE',
  path: '/orders/track/:token/returns/:id/photos/:photoId',
  access: 'public',
  summary: 'The same for an order by its tracking token',
  params: trackingToken.extend({ id: IdInUrl, photoId: IdInUrl }),
  data: CustomerReturn,
  errors: removingRefusals,
});

/** A photo of a return as staff see it. */
export const ReturnPhoto = z.object({
  id: Id,
  photo: Photo,
  /** Who took it on inspecting; null where its customer sent it. */
  staffName: z.string().nullable(),
});
export type ReturnPhoto = z.infer<typeof ReturnPhoto>;

const params = z.object({ id: IdInUrl });

export const listReturnPhotos = endpoint({
  method: 'GET',
  path: '/admin/returns/:id/photos',
  access: 'return:work',
  summary: 'The photos of a return, its customer’s and those that staff took, the earliest first',
  params,
  data: z.array(ReturnPhoto),
  errors: ['return.not_found'],
});

export const keepReturnPhoto = endpoint({
  method: 'POST',
  path: '/admin/returns/:id/photos',
  access: 'return:work',
  summary: 'Keep a photo of the pieces of a return, as they are received or inspected',
  params,
  file,
  data: z.array(ReturnPhoto),
  errors: refusals,
});

/** Safe to repeat. */
export const deleteReturnPhoto = endpoint({
  method: 'DELETE',
  path: '/admin/returns/:id/photos/:photoId',
  access: 'return:work',
  summary: 'Delete a photo of a return with its files',
  params: params.extend({ photoId: IdInUrl }),
  data: z.array(ReturnPhoto),
  errors: ['return.not_found'],
});
