import type { llms as english } from './en.ts';

/** What language models read of the shop first, in `/llms.txt`. */
export const llms: typeof english = {
  summary:
    '{{shop}} متجر إلكتروني يوصّل داخل مصر. الأسعار بالجنيه المصري، والسعر في صفحة المنتج هو نفسه في السلة.',
  contact: 'للتواصل: {{phone}}، {{email}}',
  seller: 'البائع: {{name}}، {{address}}',
  language: 'هذه الصفحة بالإنجليزية: {{address}}',
  delivery: 'التوصيل',
  place: '{{place}}: {{fee}}، أيام العمل: {{days}}',
  placeWithLimit: '{{place}}: {{fee}}، أيام العمل: {{days}}، الدفع عند الاستلام حتى {{limit}}',
  notServed: 'لا نوصّل إليها بعد: {{places}}',
  freeFrom: 'التوصيل مجاني للطلبات من {{amount}}',
  payment: 'الدفع',
  cash: 'نقدًا عند وصول الطرد. بعض الطلبات تحتاج إلى عربون أولًا عبر إنستاباي أو محفظة أو تحويل بنكي.',
  returns: 'المرتجعات',
  lawful:
    'يمكن إرجاع القطعة خلال {{days}} يومًا من استلامها؛ أما ما يُصنع عند الطلب فلا يُرجع إلا لعيب أو خطأ منّا. وصفحة الإرجاع تشرح الخطوات.',
  categories: 'الفئات',
  pages: 'الصفحات',
  forMachines: 'للبرامج',
  allProducts: 'كل المنتجات',
  feed: 'كل المنتجات بأسعارها وتوفّرها، قيم مفصولة بعلامات جدولة ({{language}})',
  arabic: 'العربية',
  english: 'الإنجليزية',
  sitemap: 'خريطة الموقع',
};
