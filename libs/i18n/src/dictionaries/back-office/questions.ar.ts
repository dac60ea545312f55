import type { ArabicFor } from '../../dictionary.ts';
import type { questions as english } from './questions.en.ts';

export const questions: ArabicFor<typeof english> = {
  questions: {
    words: 'ما يسأل عنه العملاء. يظهر السؤال في صفحة المنتج حين ترد عليه، ونراسل صاحبه.',
    show: 'تصفية الأسئلة',
    question: 'السؤال',
    failed: 'تعذّر تحميل الأسئلة.',
    range_zero: 'لا أسئلة',
    range_one: 'سؤال واحد',
    range_two: '{{first}}–{{last}} من سؤالين',
    range_few: '{{first}}–{{last}} من {{count}} أسئلة',
    range_many: '{{first}}–{{last}} من {{count}} سؤالًا',
    range_other: '{{first}}–{{last}} من {{count}} سؤال',
    showOf: 'إظهار سؤال {{name}}',
    hideOf: 'إخفاء سؤال {{name}}',
    answerHint: 'يقرؤه الجميع تحت السؤال، وحفظه ينشرهما معًا.',
  },
  questionPart: {
    unanswered: 'بلا رد',
    answered: 'عليها رد',
    hidden: 'مخفية',
  },
  questionNone: {
    unanswered: 'رددت على كل الأسئلة.',
    answered: 'لم يُرد على سؤال بعد.',
    hidden: 'لا يوجد سؤال مخفي.',
  },
};
