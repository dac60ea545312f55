import type { Result } from '@craftsandore/api-client';
import type { StaffCustomerDetails } from '@craftsandore/contract';
import { useEffect, useEffectEvent, useState } from 'react';

import { mobileOf } from './mobile-of.ts';

/** The customer whom a number belongs to; null where nobody has ordered by it. */
export type FindByNumber = (phoneNumber: string) => Promise<Result<StaffCustomerDetails | null>>;

type Found = { phoneNumber: string; customer: StaffCustomerDetails | null };

/** Whose number was typed, as soon as it is whole. */
export function useNumber(
  typed: string,
  onFind: FindByNumber,
  onFound: (customer: StaffCustomerDetails | null) => void,
) {
  const phoneNumber = mobileOf(typed);
  const [found, setFound] = useState<Found>();
  const find = useEffectEvent(onFind);
  const tell = useEffectEvent(onFound);

  useEffect(() => {
    if (!phoneNumber) return;
    let isOver = false;
    void find(phoneNumber).then((result) => {
      // The order can be taken without: what is known of the number helps alone.
      if (isOver || !result.ok) return;
      setFound({ phoneNumber, customer: result.value });
      tell(result.value);
    });
    return () => {
      isOver = true;
    };
  }, [phoneNumber]);

  const isFound = found !== undefined && found.phoneNumber === phoneNumber;
  return { phoneNumber, isFound, customer: isFound ? found.customer : null };
}
