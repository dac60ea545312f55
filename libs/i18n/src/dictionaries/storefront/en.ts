import { driver } from './driver.en.ts';
import { offline } from './offline.en.ts';
import { open } from './open.en.ts';
import { personal } from './personal.en.ts';
import { promotionCode } from './promotion-code.en.ts';
import { returnForm } from './return-form.en.ts';

/** Words of the shop. */
export const en = { ...open, ...personal, ...offline, ...driver, ...promotionCode, ...returnForm };
