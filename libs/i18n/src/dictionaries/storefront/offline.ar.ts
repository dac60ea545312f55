/** Words that are said of a bad connection alone; browsers load them once a page is idle. */
export const offline = {
  offline: {
    now: 'لا يوجد اتصال الآن. هذا ما حُفظ {{when}}، وسنرسل سلتك حين يعود الاتصال.',
    slow: 'الاتصال بطيء. هذا ما حُفظ {{when}}.',
    back: 'عاد الاتصال.',
    today: 'اليوم {{time}}',
    earlier: 'في {{date}} {{time}}',
    tryNow: 'جرّب الآن',
    page: {
      title: 'لا يوجد اتصال الآن',
      text: 'هذه الصفحة تحتاج إلى اتصال بالإنترنت. صفحات المتجر التي فتحتها من قبل يمكنك قراءتها بدونه.',
    },
  },
};
