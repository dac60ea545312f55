import {
  addStockAlert,
  changeEmail,
  changePassword,
  openAccountOfOrder,
  requestPasswordReset,
  resetPassword,
  updateProfile,
} from '@craftsandore/contract';
import { type Locale, validationSentence } from '@craftsandore/i18n';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

/** What forms are checked by. Fetched, with zod, when somebody begins to fill one in. */
export { Credentials, NewAddress, Registration } from '@craftsandore/contract';
export { GuestOrderForm, OrderChangeForm } from './guest-order-form.ts';
export const OrderAccount = openAccountOfOrder.body;
export const ResetRequest = requestPasswordReset.body;
export const StockAlert = addStockAlert.body.pick({ email: true });
export const NameAndPhone = updateProfile.body;
export const EmailChange = changeEmail.body;
export const PasswordChange = changePassword.body;
export const NewPassword = resetPassword.body.pick({ newPassword: true });

/** Checks a form by a schema, in the words of a language. */
export function resolverOf<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  locale: Locale,
) {
  return zodResolver(schema, {
    error: (issue) => validationSentence(issue, locale),
    reportInput: true,
  });
}
