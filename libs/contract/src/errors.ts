import { z } from 'zod';

/** Every refusal has a stable code, an HTTP status, and a sentence in both dictionaries. */
export const errors = {
  'request.malformed': 400,
  'request.invalid': 422,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  'request.too_many': 429,
  'request.too_deep': 400,
  'request.too_slow': 408,
  'request.no_such_range': 416,
  'request.not_found': 404,
  'server.failed': 500,
  'server.unavailable': 503,

  'session.required': 401,
  'session.ended': 401,
  'access.denied': 403,
  'auth.wrong_credentials': 401,
  'auth.weak_password': 422,
  'auth.link_invalid': 422,
  'auth.code_invalid': 401,
  'auth.identity_refused': 401,
  'auth.identity_off': 404,
  'account.email_taken': 409,
  'account.already_verified': 409,
  'account.wrong_password': 422,
  'account.no_password': 409,

  'product.not_found': 404,
  'product.changed': 409,
  'product.price_changed': 409,
  'product.no_photo': 409,
  'product.no_price': 409,
  'product.last_photo': 409,
  'design.not_found': 404,
  'design.stock_changed': 409,
  'category.not_found': 404,
  'category.not_empty': 409,
  'category.name_taken': 409,
  'category.changed': 409,

  'search.group_not_found': 404,
  'search.group_changed': 409,
  'search.miss_not_found': 404,

  'image.required': 422,
  'image.unreadable': 422,
  'image.too_many_pixels': 422,
  'image.too_small': 422,
  'image.not_found': 404,
  'banner.not_found': 404,

  'cart.not_found': 404,
  'cart.empty': 409,
  'cart.not_enough_stock': 409,
  'cart.merge_gone': 404,
  'cart.merge_ordered': 409,

  'address.not_found': 404,
  'address.duplicate': 409,
  'address.too_many': 409,
  'saved.too_many': 409,
  'review.not_found': 404,
  'review.changed': 409,
  'review.too_many_photos': 409,
  'question.not_found': 404,
  'question.changed': 409,
  'stock_alert.in_stock': 409,
  'stock_alert.too_many': 409,
  'address.phone_invalid': 422,
  'address.governorate_unknown': 422,

  'order.not_found': 404,
  'order.not_enough_stock': 409,
  'order.total_changed': 409,
  'order.key_reused': 409,
  'order.too_many_waiting': 409,
  'order.account_too_many_waiting': 429,
  'order.too_many_pieces': 429,
  'order.refused': 409,
  'order.claimed': 409,
  'order.too_late_to_cancel': 409,
  'order.not_served': 409,
  'order.cash_too_high': 409,
  'order.illegal_move': 409,
  'order.changed': 409,

  'customer.not_found': 404,
  'customer.changed': 409,
  'customer.same': 409,
  'customer.two_accounts': 409,
  'customer.notes_too_long': 409,
  'customer.number_not_found': 404,

  'settings.changed': 409,

  'user.not_found': 404,
  'user.own_role': 409,
  'user.developer': 409,
  'user.last_admin': 409,
} as const;

export type ErrorCode = keyof typeof errors;

/** Whether a code is one of ours; a proxy may send others. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code);
}

/** The body of every response that is an error. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
