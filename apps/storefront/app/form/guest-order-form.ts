import { placeGuestOrder } from '@craftsandore/contract';
import { z } from 'zod';

const { contact, shippingDetails, note } = placeGuestOrder.body.shape;

/** A field of a form is never missing: nothing written in it is nothing said. */
const unless = <T extends z.ZodType<unknown, string | undefined>>(schema: T) =>
  z
    .string()
    .transform((text) => text.trim() || undefined)
    .pipe(schema);

/** The form of who orders without an account: the call's fields, in one row. */
export const GuestOrderForm = contact.extend(shippingDetails.shape).extend({
  email: unless(contact.shape.email),
  secondPhoneNumber: unless(shippingDetails.shape.secondPhoneNumber),
  note: unless(note),
});
export type GuestOrderFields = z.input<typeof GuestOrderForm>;
export type GuestOrderOutput = z.output<typeof GuestOrderForm>;

/** What its customer may change of an order beside its pieces. */
export const OrderChangeForm = GuestOrderForm.omit({ name: true, phoneNumber: true, email: true });
export type OrderChangeFields = z.input<typeof OrderChangeForm>;
export type OrderChangeOutput = z.output<typeof OrderChangeForm>;
