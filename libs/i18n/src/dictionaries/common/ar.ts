import type { ArabicFor } from '../../dictionary.ts';
import type { en } from './en.ts';
import { orderStatus } from './order.ar.ts';

export const ar: ArabicFor<typeof en> = {
  shop: {
    name: '{{- shop}}',
    homeLabel: '{{- shop}}، الصفحة الرئيسية',
    minus: 'ناقص {{amount}}',
    /** Before a price. */
    from: 'من',
    pounds_zero: '{{count}} جنيه مصري',
    pounds_one: 'جنيه مصري واحد',
    pounds_two: 'جنيهان مصريان',
    pounds_few: '{{count}} جنيهات مصرية',
    pounds_many: '{{count}} جنيهًا مصريًا',
    pounds_other: '{{count}} جنيه مصري',
    quantityOf: '{{quantity}} × {{price}}',
  },
  action: {
    skipToContent: 'تخطَّ إلى المحتوى',
    menu: 'القائمة',
    close: 'إغلاق',
    undo: 'تراجع',
    cancel: 'إلغاء',
    retry: 'حاول مرة أخرى',
    goHome: 'العودة إلى الرئيسية',
    showPassword: 'إظهار كلمة المرور',
    logIn: 'تسجيل الدخول',
    logOut: 'تسجيل الخروج',
  },
  language: {
    other: 'EN',
    otherLabel: 'English',
  },
  paging: {
    label: 'الصفحات',
    previous: 'السابق',
    next: 'التالي',
    page: 'صفحة {{page}}',
  },
  orderStatus,
  delivery: {
    label: 'التوصيل',
    free: 'مجانًا',
    isFree: 'التوصيل مجاني.',
    untilFree: 'أضف {{missing}} ليصبح التوصيل مجانيًا',
    notServed: 'لا نوصّل إلى {{governorate}} بعد.',
    cashUpTo:
      'أقصى مبلغ نستلمه نقدًا في {{governorate}} هو {{limit}}. من فضلك قلّل الطلب أو اتصل بنا.',
  },
  role: {
    Admin: 'مدير',
    Sales: 'مبيعات',
    User: 'مستخدم',
    Developer: 'مطوّر',
  },
  account: {
    label: 'حسابك',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    passwordHint: '٨ أحرف على الأقل',
    keepMeLoggedIn: 'أبقني مسجّل الدخول',
    signInFailed: 'تعذّر تسجيل الدخول.',
    forgot: 'نسيت كلمة المرور؟',
    verified: 'موثّق',
  },
  answer: {
    yes: 'نعم',
    no: 'لا',
  },
  unsaved: {
    question: 'هل تغادر دون حفظ؟',
  },
  place: {
    governorate: 'المحافظة',
    city: 'المدينة',
    postalCode: 'الرمز البريدي',
  },
  sums: {
    subtotal: 'المجموع الفرعي',
    shippingFees: 'مصاريف الشحن',
  },
  categoryDeletion: {
    question: 'هل أنت متأكد؟',
    reason: 'سيتم حذف الفئة نهائيًا.',
    onlyEmpty: 'إذا كانت فيها منتجات فلن تُحذف.',
    confirm: 'نعم، احذفها!',
    done: 'تم الحذف!',
    doneWords: 'تم حذف الفئة بنجاح.',
    refused: 'لا يمكن حذف هذه الفئة',
    error: 'خطأ',
    failed: 'تعذّر حذف الفئة.',
  },
  notFound: {
    title: 'هذه الصفحة غير موجودة',
    reason: 'ربما نُقلت، أو كُتب العنوان بشكل مختلف.',
  },
  failure: {
    connection: 'لا يوجد اتصال. تحقّق من الإنترنت وحاول مرة أخرى.',
    server: 'حدث عطل في الخادم. من فضلك حاول مرة أخرى.',
    unexpected: 'حدث خطأ ما! من فضلك حاول مرة أخرى لاحقًا.',
    ours: 'المشكلة عندنا وليست في اتصالك. من فضلك حاول مرة أخرى بعد قليل.',
    reference: 'إذا راسلتنا بشأن هذا الخطأ فاذكر هذا الرمز:',
    products: 'تعذّر تحميل المنتجات.',
    loading: 'جارٍ التحميل',
  },
};
