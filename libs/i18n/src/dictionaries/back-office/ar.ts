import type { ArabicFor } from '../../dictionary.ts';
import { ar as common } from '../common/ar.ts';
import type { en } from './en.ts';

export const ar: ArabicFor<typeof en> = {
  ...common,
  backOffice: {
    name: 'مكتب الإدارة',
  },
};

export default ar;
