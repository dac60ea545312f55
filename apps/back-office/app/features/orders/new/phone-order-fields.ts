import type {
  AddressFields,
  CallInput,
  placePhoneOrder,
  StaffCustomerDetails,
} from '@craftsandore/contract';

export type PhoneOrderBody = CallInput<typeof placePhoneOrder>['body'];

export type Source = PhoneOrderBody['source'];

/** What is typed and chosen, beside the lines. */
export type PhoneOrderFields = {
  number: string;
  name: string;
  email: string;
  source: Source;
  note: string;
  /** The place of a known address among the customer's, or `new`. */
  address: string;
  governorate: string;
  city: string;
  area: string;
  streetAddress: string;
  building: string;
  floor: string;
  apartment: string;
  landmark: string;
  secondPhoneNumber: string;
};

export const emptyFields: PhoneOrderFields = {
  ...{ number: '', name: '', email: '', source: 'phone', note: '', address: 'new' },
  ...{ governorate: '', city: '', area: '', streetAddress: '', building: '', floor: '' },
  ...{ apartment: '', landmark: '', secondPhoneNumber: '' },
};

/** The customer's address that is chosen; undefined for a new one. */
export const knownAddress = (
  customer: StaffCustomerDetails | null,
  address = 'new',
): AddressFields | undefined => customer?.addresses[Number(address)];

/** Where the order goes, as the call names it. */
export function placeOf(
  fields: PhoneOrderFields,
  known: AddressFields | undefined,
): PhoneOrderBody['shippingDetails'] {
  const { governorate, city, streetAddress, ...rest } = known ?? fields;
  const { postalCode, area, building, floor, apartment, landmark, secondPhoneNumber } = {
    postalCode: '',
    ...rest,
  };
  const optional = { area, building, floor, apartment, landmark, secondPhoneNumber };
  const said = Object.entries(optional).filter(([, text]) => text?.trim());
  return { governorate, city, streetAddress, postalCode, ...Object.fromEntries(said) };
}
