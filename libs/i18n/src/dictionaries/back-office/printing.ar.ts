import type { ArabicFor } from '../../dictionary.ts';
import type { printing as english } from './printing.en.ts';

export const printing: ArabicFor<typeof english> = {
  printing: {
    tick: 'تحديد الطرد {{- number}}',
    tickAll: 'تحديد كل طرود هذه الصفحة',
    ticked_zero: 'لا طرود محددة',
    ticked_one: 'طرد واحد محدد',
    ticked_two: 'طردان محددان',
    ticked_few: '{{count}} طرود محددة',
    ticked_many: '{{count}} طردًا محددًا',
    ticked_other: '{{count}} طرد محدد',
    size: 'ورق البوالص',
    labels: 'طباعة البوالص ({{- number}})',
    pickList: 'قائمة التجهيز ({{- number}})',
    saved: 'تم حفظ الملف. اطبعه من التنزيلات.',
    failed: 'تعذّر إعداد الملف.',
  },
  labelSize: {
    A6: '{{- size}}: واحدة في الورقة',
    A4: '{{- size}}: أربع في الورقة',
  },
};
