/** The 27 governorates of Egypt by ISO 3166-2 code, in the order in which people look for them. */
export const governorates = [
  { code: 'EG-C', name: 'Cairo', nameAr: 'القاهرة' },
  { code: 'EG-GZ', name: 'Giza', nameAr: 'الجيزة' },
  { code: 'EG-ALX', name: 'Alexandria', nameAr: 'الإسكندرية' },
  { code: 'EG-KB', name: 'Qalyubia', nameAr: 'القليوبية' },
  { code: 'EG-SHR', name: 'Sharqia', nameAr: 'الشرقية' },
  { code: 'EG-DK', name: 'Dakahlia', nameAr: 'الدقهلية' },
  { code: 'EG-GH', name: 'Gharbia', nameAr: 'الغربية' },
  { code: 'EG-MNF', name: 'Monufia', nameAr: 'المنوفية' },
  { code: 'EG-BH', name: 'Beheira', nameAr: 'البحيرة' },
  { code: 'EG-KFS', name: 'Kafr El Sheikh', nameAr: 'كفر الشيخ' },
  { code: 'EG-DT', name: 'Damietta', nameAr: 'دمياط' },
  { code: 'EG-PTS', name: 'Port Said', nameAr: 'بورسعيد' },
  { code: 'EG-IS', name: 'Ismailia', nameAr: 'الإسماعيلية' },
  { code: 'EG-SUZ', name: 'Suez', nameAr: 'السويس' },
  { code: 'EG-FYM', name: 'Fayoum', nameAr: 'الفيوم' },
  { code: 'EG-BNS', name: 'Beni Suef', nameAr: 'بني سويف' },
  { code: 'EG-MN', name: 'Minya', nameAr: 'المنيا' },
  { code: 'EG-AST', name: 'Assiut', nameAr: 'أسيوط' },
  { code: 'EG-SHG', name: 'Sohag', nameAr: 'سوهاج' },
  { code: 'EG-KN', name: 'Qena', nameAr: 'قنا' },
  { code: 'EG-LX', name: 'Luxor', nameAr: 'الأقصر' },
  { code: 'EG-ASN', name: 'Aswan', nameAr: 'أسوان' },
  { code: 'EG-BA', name: 'Red Sea', nameAr: 'البحر الأحمر' },
  { code: 'EG-WAD', name: 'New Valley', nameAr: 'الوادي الجديد' },
  { code: 'EG-MT', name: 'Matrouh', nameAr: 'مطروح' },
  { code: 'EG-SIN', name: 'North Sinai', nameAr: 'شمال سيناء' },
  { code: 'EG-JS', name: 'South Sinai', nameAr: 'جنوب سيناء' },
] as const;

export type GovernorateCode = (typeof governorates)[number]['code'];

/** Finds a governorate by its code or by its name in either language; undefined when there is none. */
export function findGovernorate(codeOrName: string) {
  const wanted = codeOrName.trim().toLowerCase();
  return governorates.find(({ code, name, nameAr }) =>
    [code.toLowerCase(), name.toLowerCase(), nameAr].includes(wanted),
  );
}
