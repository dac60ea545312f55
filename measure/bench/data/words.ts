import type { Wood } from '@craftsandore/contract';

type Word = readonly [english: string, arabic: string];

export const woods: Word[] = [
  ['Olive wood', 'خشب زيتون'],
  ['Walnut', 'خشب جوز'],
  ['Beech', 'خشب زان'],
  ['Oak', 'خشب أرو'],
  ['Sycamore', 'خشب جميز'],
  ['Camphor', 'خشب كافور'],
  ['Acacia', 'خشب سنط'],
  ['Mango wood', 'خشب مانجو'],
];

/** In the order of `woods`. */
export const woodCodes: Wood[] = [
  ...(['olive', 'walnut', 'beech', 'oak'] as const),
  ...(['sycamore', 'camphor', 'acacia', 'mango'] as const),
];

export const things: Word[] = [
  ['cutting board', 'لوح تقطيع'],
  ['salad bowl', 'سلطانية سلطة'],
  ['serving tray', 'صينية تقديم'],
  ['spoon set', 'طقم معالق'],
  ['mortar and pestle', 'هون ومدق'],
  ['spice rack', 'رف توابل'],
  ['bread box', 'علبة خبز'],
  ['coasters', 'قواعد أكواب'],
  ['rolling pin', 'نشابة عجين'],
  ['cake stand', 'حامل تورتة'],
  ['honey dipper', 'مغرفة عسل'],
  ['tea box', 'علبة شاي'],
  ['wall clock', 'ساعة حائط'],
  ['picture frame', 'برواز صور'],
];

export const sizes: Word[] = [
  ['small', 'صغير'],
  ['medium', 'وسط'],
  ['large', 'كبير'],
  ['for two', 'لفردين'],
  ['for the family', 'للعائلة'],
];

export const places: Word[] = [
  ['made in Damietta', 'صناعة دمياط'],
  ['made in Cairo', 'صناعة القاهرة'],
  ['made in Aswan', 'صناعة أسوان'],
  ['made in Siwa', 'صناعة سيوة'],
];

export const categories: Word[] = [
  ['Cutting boards', 'ألواح التقطيع'],
  ['Bowls and plates', 'السلطانيات والأطباق'],
  ['Serving trays', 'صواني التقديم'],
  ['Cooking utensils', 'أدوات الطهي'],
  ['Tea and coffee', 'الشاي والقهوة'],
  ['Spices and storage', 'التوابل والحفظ'],
  ['Home accessories', 'إكسسوارات المنزل'],
  ['Gifts', 'الهدايا'],
];

export const givenNames = [
  'أحمد',
  'منى',
  'خالد',
  'هبة',
  'يوسف',
  'Salma',
  'Omar',
  'Nadia',
  'Karim',
  'Laila',
];
export const familyNames = [
  'فؤاد',
  'عبد الرؤوف',
  'الجمال',
  'صبري',
  'Mansour',
  'Fahmy',
  'Younan',
  'Zaki',
];
export const cities = ['Downtown', 'Heliopolis', 'Smouha', 'Dokki', 'Tanta', 'Mansoura'];
