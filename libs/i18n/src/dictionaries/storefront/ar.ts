import { driver } from './driver.ar.ts';
import { offline } from './offline.ar.ts';
import { open } from './open.ar.ts';
import { personal } from './personal.ar.ts';
import { promotionCode } from './promotion-code.ar.ts';
import { returnForm } from './return-form.ar.ts';

export const ar = { ...open, ...personal, ...offline, ...driver, ...promotionCode, ...returnForm };
