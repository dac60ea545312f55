import type { MessageField } from '@craftsandore/contract';

export const words: Record<MessageField, string> = {
  greeting: 'أهلًا {name}،',
  greetingWithoutName: 'أهلًا بك،',
  placedSubject: 'وصلنا طلبك {orderNumber}',
  placedText: 'شكرًا لك، وصلنا طلبك {orderNumber}. سنتصل بك أو نراسلك لتأكيده، ثم نجهّزه.',
  changedSubject: 'تم تعديل طلبك {orderNumber}',
  changedText:
    'عدّلنا طلبك {orderNumber}. من فضلك راجع محتواه والإجمالي الجديد: سنتصل بك أو نراسلك لتأكيده.',
  confirmText: `مرحبًا {name}
معك {shop}. وصلنا طلبك:
{orderNumber}
{pieces}
الإجمالي، نقدًا عند الاستلام:
{total}
التوصيل: {days}
هل نؤكّد الطلب؟ ردّ هنا، أو أجب بضغطة واحدة:
{link}`,
  lastWarningText: `مرحبًا {name}
معك {shop}. لم يصلنا ردك بعد بشأن طلبك:
{orderNumber}
{pieces}
الإجمالي، نقدًا عند الاستلام:
{total}
التوصيل: {days}
إذا لم يصلنا رد خلال الساعات القادمة سيُلغى الطلب.
هل نؤكّد الطلب؟ ردّ هنا، أو أجب بضغطة واحدة:
{link}`,
  confirmedSubject: 'تأكّد طلبك {orderNumber}',
  confirmedText: 'تأكّد طلبك {orderNumber}، ونحن نجهّزه الآن.',
  shippedSubject: 'طلبك {orderNumber} في الطريق إليك',
  shippedText: 'سلّمنا طلبك {orderNumber} للمندوب.',
  cancelledSubject: 'أُلغي طلبك {orderNumber}',
  cancelledText:
    'أُلغي طلبك {orderNumber}، فلن نوصّل شيئًا ولن تدفع شيئًا. إذا كان ذلك بالخطأ، فردّ على هذه الرسالة.',
  delayedSubject: 'تأخّر طلبك {orderNumber}',
  delayedText:
    'نعتذر إليك: لم يصلك طلبك {orderNumber} في الموعد الذي وعدناك به. نتابعه الآن ليصلك في أقرب وقت.',
  returnRequestedSubject: 'طلب إرجاع من طلبك {orderNumber}',
  returnRequestedText: 'وصلنا طلب إرجاع قطع من طلبك {orderNumber}، وسنرد خلال ثلاثة أيام.',
  returnApprovedSubject: 'قبلنا الإرجاع من طلبك {orderNumber}',
  returnApprovedText:
    'قبلنا إرجاع ما تريد إرجاعه من طلبك {orderNumber}. من فضلك جهّزه: سنتصل بك لاستلامه.',
  returnRefusedSubject: 'بخصوص الإرجاع من طلبك {orderNumber}',
  returnRefusedText:
    'لم نتمكّن من قبول الإرجاع من طلبك {orderNumber}. إذا كان لك رأي آخر، فردّ على هذه الرسالة.',
  returnReceivedSubject: 'وصلنا ما أرجعته من طلبك {orderNumber}',
  returnReceivedText: 'وصلنا ما أرجعته من طلبك {orderNumber}. شكرًا لك.',
  refundPaidSubject: 'رددنا إليك مبلغًا عن طلبك {orderNumber}',
  refundPaidText: 'رددنا إليك المبلغ المبيّن أدناه عن طلبك {orderNumber}.',
  refundDestinationGivenSubject: 'أين نرسل المبلغ المردود عن طلبك {orderNumber}',
  refundDestinationGivenText: 'سجّلنا المكان الذي نرسل إليه المبلغ المردود عن طلبك {orderNumber}.',
  howWasItSubject: 'ما رأيك في الطلب {orderNumber}؟',
  howWasItText:
    'وصلك الطلب {orderNumber} قبل أيام. سطر منك يفيد من يختار بعدك ويسعد الحرفي الذي صنعه، وصورة له في بيتك تقول أكثر.',
  backInStockSubject: 'عاد من جديد: {product}',
  backInStockText: 'يمكنك الآن شراء {product} من جديد، كما طلبت أن نخبرك.',
};
