import { parsePhoneNumberWithError } from 'libphonenumber-js/mobile';

import { Problem } from '../../problem.ts';

/** An Egyptian mobile number in international form. @throws Problem for anything else. */
export function egyptianMobile(text: string): string {
  try {
    const phone = parsePhoneNumberWithError(text, 'EG');
    if (phone.country === 'EG' && phone.isValid()) return phone.number;
  } catch {
    // Not a phone number at all: refused like one of another country.
  }
  throw new Problem('address.phone_invalid');
}
