import type { demoIdentity as english } from './en.ts';

export const demoIdentity: typeof english = {
  signInButton: 'المتابعة بحساب تجريبي',
  signUpButton: 'التسجيل بحساب تجريبي',
  title: 'حسابات تجريبية',
  label: 'للتجربة فقط: هذه ليست Google',
  intro: 'المتجر التجريبي يقوم هنا مقام Google. اختر الشخص الذي تريد الدخول باسمه، وسيصدّقك المتجر.',
  known: 'له حساب في المتجر',
  newcomer: 'جديد على المتجر',
  unconfirmed: 'بريده الإلكتروني غير موثّق، ولذلك يرفضه المتجر',
  closed: 'افتح هذه الصفحة من الزر الموجود في المتجر.',
};
