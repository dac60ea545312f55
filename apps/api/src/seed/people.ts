import type { GovernorateCode } from '@craftsandore/contract';
import { Role, type RoleId } from '@craftsandore/roles';

/** One account for each role, for whoever tries the shop out. */
export const demoPassword = 'wooden-spoon-2020';

type Place = {
  streetAddress: string;
  city: string;
  governorateCode: GovernorateCode;
  postalCode: string;
};

type Person = { name: string; email: string; roleId: RoleId; isVerified: boolean; places: Place[] };

const account = (name: string, email: string, roleId: RoleId, places: Place[] = []): Person => ({
  name,
  email: `${email}@craftsandore.example`,
  roleId,
  isVerified: true,
  places,
});

const customer = (name: string, email: string, places: Place[], isVerified = true): Person => ({
  name,
  email: `${email}@example.com`,
  roleId: Role.User,
  isVerified,
  places,
});

const place = (
  streetAddress: string,
  city: string,
  governorateCode: GovernorateCode,
  postalCode = '',
): Place => ({ streetAddress, city, governorateCode, postalCode });

export const demoAccounts: Person[] = [
  account('حسام فتحي', 'admin', Role.Admin),
  account('رنا الجمّال', 'sales', Role.Sales),
  account('سلمى مرسي', 'user', Role.User, [
    place('١٧ شارع طلعت حرب، شقة ٥', 'وسط البلد', 'EG-C', '11511'),
    place('عمارة ٢٢، شارع فوزي معاذ', 'سموحة', 'EG-ALX', '21615'),
  ]),
  account('مريم عادل', 'developer', Role.Developer),
];

export const customers: Person[] = [
  customer('Omar Haddad', 'omar.haddad', [
    place('12 Tahrir Street, flat 8', 'Dokki', 'EG-GZ', '12611'),
  ]),
  customer('هبة رضوان', 'heba.r', [place('٤ شارع البحر', 'رأس البر', 'EG-DT', '34511')], false),
  customer('يوسف كامل', 'youssef', [
    place('٩ شارع سوريا، الدور الثالث', 'رشدي', 'EG-ALX', '21529'),
  ]),
  customer('ندى الشافعي', 'nada.s', [place('٣٣ شارع ٩، شقة ١٢', 'المعادي', 'EG-C', '11728')]),
  customer('Karim Mansour', 'karim.mansour', [
    place('5 Corniche El Nile', 'Aswan', 'EG-ASN', '81511'),
  ]),
  customer('دينا فؤاد', 'dina', [place('١٨ شارع صلاح سالم', 'طلخا', 'EG-DK', '35681')]),
  customer('تامر زكي', 'tamer.zaki', [place('٧ شارع عباس العقاد', 'مدينة نصر', 'EG-C', '11765')]),
  customer('ليلى حسن', 'laila.h', [place('٢٦ شارع البحر، أمام المحكمة', 'طنطا', 'EG-GH', '31511')]),
  customer('مينا رمزي', 'mina', [place('١١ شارع المحطة', 'الكرنك', 'EG-LX', '85951')]),
  customer('Farida Naguib', 'farida.n', [
    place('14 Brazil Street, flat 3', 'Zamalek', 'EG-C', '11211'),
  ]),
  customer('عمرو الديب', 'amr.eldeeb', [place('٦ شارع الجمهورية', 'المنصورة', 'EG-DK', '35511')]),
  customer('Yasmine Tawfik', 'yasmine.t', [
    place('Villa 40, District 2', 'Sheikh Zayed', 'EG-GZ', '12588'),
  ]),
  customer('محمود البنا', 'mahmoud.banna', [
    place('٢١ شارع سعد زغلول', 'الزقازيق', 'EG-SHR', '44511'),
  ]),
  customer('إيمان صبري', 'eman.sabry', [
    place('٣ شارع أحمد عرابي', 'شبرا الخيمة', 'EG-KB', '13769'),
  ]),
  customer('Nour Abdelaziz', 'nour.aziz', [
    place('Building 112, South 90th Street', 'New Cairo', 'EG-C', '11835'),
  ]),
  customer('شريف عثمان', 'sherif.osman', [place('١٥ شارع الجيش', 'بورسعيد', 'EG-PTS', '42511')]),
  customer('آية عبد الرحمن', 'aya.a', [place('٨ شارع التحرير', 'شبين الكوم', 'EG-MNF', '32511')]),
  customer('Hany Gerges', 'hany.gerges', [place('2 Corniche Street', 'Minya', 'EG-MN', '61111')]),
  customer('سارة الخولي', 'sara.kholy', [
    place('٤٥ شارع السلطان حسين', 'الإسماعيلية', 'EG-IS', '41511'),
  ]),
  customer('مصطفى عبد العال', 'mostafa.aal', [place('١٠ شارع الثورة', 'أسيوط', 'EG-AST', '71511')]),
  customer('Dalia Shawky', 'dalia.shawky', [
    place('Marina Road, Kafr El Gouna', 'El Gouna', 'EG-BA', '84513'),
  ]),
  customer('رامي يعقوب', 'ramy.y', [place('٢٩ شارع النيل', 'سوهاج', 'EG-SHG', '82511')], false),
  customer('منى السيد', 'mona.elsayed', [
    place('١٢ شارع عبد السلام الشاذلي', 'دمنهور', 'EG-BH', '22511'),
  ]),
  customer('Ahmed Lotfy', 'ahmed.lotfy', [
    place('7 El Hadaba Street', 'Sharm El Sheikh', 'EG-JS', '46619'),
  ]),
  customer('كريمة جاد', 'karima.gad', [place('١٩ شارع الحرية', 'الفيوم', 'EG-FYM', '63511')]),
];

/** Phone numbers that nobody has: ten ascending digits. */
export const phoneOf = (index: number) => `+201${String(index + 1).padStart(9, '0')}`;
