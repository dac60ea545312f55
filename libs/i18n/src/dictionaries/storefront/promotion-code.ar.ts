import type { ArabicFor } from '../../dictionary.ts';
import type { promotionCode as english } from './promotion-code.en.ts';

export const promotionCode: ArabicFor<typeof english> = {
  promotionCode: {
    label: 'كود الخصم',
    hint: 'امسحه إذا أردت الطلب من دونه.',
    applied: 'تم تطبيق الكود. امسحه إذا أردت الطلب من دونه.',
    use: 'استخدام الكود',
  },
};
