import {
  type AskingMessage,
  type DeskOrder,
  piastres,
  type TakenOrder,
} from '@craftsandore/contract';

const link = 'https://shop.example/c/AAAEoAtLzZqkY1yXbQm5s1Yw7k8';

const messageIn = {
  ar: {
    ...{ template: 'please-confirm', locale: 'ar', seal: 'seal-ar' },
    text: `مرحبًا هبة رضوان
معك كرافتساندور. وصلنا طلبك:
CS-26-01184
لوح زيتون بحواف طبيعية وقطعتان أخريان
الإجمالي، نقدًا عند الاستلام:
٢٬٢٨٥ ج.م
هل نؤكّد الطلب؟ ردّ هنا، أو أجب بضغطة واحدة:
${link}`,
  },
  en: {
    ...{ template: 'please-confirm', locale: 'en', seal: 'seal-en' },
    text: `Hello \u2068هبة رضوان\u2069
This is Craftsandore. We have received your order:
CS-26-01184
Live-edge olive board and 2 more pieces
Total, cash on delivery:
LE\u00a02,285
Shall we confirm it? Reply here, or answer with one press:
${link}`,
  },
} as const satisfies Record<string, AskingMessage>;

/** An order whose customer is to be asked. */
export function aDeskOrder(facts: Partial<DeskOrder> = {}): DeskOrder {
  return {
    orderId: 1184,
    orderReference: 'CS-26-01184',
    ...{ state: 'due', nextStep: 'message', deadlineAt: null },
    nextAttemptAt: '2026-11-20T05:00:00.000Z',
    reasons: [
      { code: 'refused_before', text: '1 of 3 parcels refused', textAr: 'رُفض ١ من ٣ طرود' },
      { code: 'no_building_number', text: 'No building number', textAr: 'رقم العمارة غير مكتوب' },
    ],
    attemptsCount: 2,
    customer: {
      ...{ name: 'هبة رضوان', phoneNumber: '+201000000003' },
      ...{ deliveredCount: 2, refusedCount: 1 },
    },
    totalCost: piastres(228_500),
    governorate: 'القاهرة',
    promised: { from: '2026-11-24', to: '2026-11-26' },
    locale: 'ar',
    messages: [messageIn.ar],
    takenBy: null,
    ...facts,
  };
}

/** The same, held by who asks. */
export const aTakenOrder = (facts: Partial<DeskOrder> = {}): TakenOrder => ({
  ...aDeskOrder({ messages: [messageIn.ar, messageIn.en], ...facts }),
  takenUntil: '2026-11-20T08:05:00.000Z',
  partsOfDay: { quietUntil: '10:00', afternoonFrom: '14:00', eveningFrom: '18:00' },
});
