import { findGovernorate, type GovernorateCode, type NewAddress } from '@craftsandore/contract';

import { Problem } from '../../problem.ts';
import { egyptianMobile } from './phone.ts';

type CheckedAddress = Omit<NewAddress, 'governorate' | 'secondPhoneNumber'> & {
  governorateCode: GovernorateCode;
  secondPhoneNumber: string | null | undefined;
};

/**
 * What was typed of an address, as it is kept; what was not stays undefined. A second number that is the first once more
 * is none. @throws Problem for a place or a phone that Egypt does not have.
 */
export function checkedAddress(typed: NewAddress): CheckedAddress;
export function checkedAddress(typed: Partial<NewAddress>): Partial<CheckedAddress>;
export function checkedAddress({ governorate, ...typed }: Partial<NewAddress>) {
  const phoneNumber = typed.phoneNumber && egyptianMobile(typed.phoneNumber);
  const second = typed.secondPhoneNumber && egyptianMobile(typed.secondPhoneNumber);
  return {
    ...typed,
    phoneNumber,
    secondPhoneNumber: second === '' || (second && second === phoneNumber) ? null : second,
    governorateCode: governorate === undefined ? undefined : codeOf(governorate),
  };
}

function codeOf(governorate: string): GovernorateCode {
  const found = findGovernorate(governorate);
  if (!found) throw new Problem('address.governorate_unknown');
  return found.code;
}
