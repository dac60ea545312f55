import { markSides } from '@craftsandore/contract';
import { darkLogoFiles, logoFiles, markUrl, Text } from '@craftsandore/ui';
import { logoIn, shownPicture } from '@craftsandore/rules';
import { useTranslation } from 'react-i18next';

import formPage from '../../form/form-page.module.css';
import { useShop } from '../../session/shop.ts';
import { PictureField, pictureIn, type UploadPicture } from './picture-field.tsx';
import type { SettingsForm } from './use-settings-form.ts';

const logos = [
  { name: 'logoAr', locale: 'ar', ground: 'paper', first: logoFiles.arabic },
  { name: 'logo', locale: 'en', ground: 'paper', first: logoFiles.latin },
  { name: 'logoOnDarkAr', locale: 'ar', ground: 'inverse', first: darkLogoFiles.arabic },
  { name: 'logoOnDark', locale: 'en', ground: 'inverse', first: darkLogoFiles.latin },
] as const;

const largestIcon = Math.max(...markSides);

type LogoFieldsProps = { form: SettingsForm<'shop'>; onUpload: UploadPicture };

/** The logo of each language and ground, and the mark. */
export function LogoFields({ form, onUpload }: LogoFieldsProps) {
  const { t } = useTranslation();
  const { picturesUrl } = useShop();
  const typed = logosIn(form);
  const mark = pictureIn(form.typed.mark);
  const field = (name: 'mark' | (typeof logos)[number]['name']) => ({
    value: pictureIn(form.typed[name]),
    error: form.errors[name]?.message,
    onUpload,
    onChange: (picture: object | null) => form.set(name, picture ? JSON.stringify(picture) : ''),
  });

  /** What customers see where none was uploaded for a field, but for another one. */
  function standIn(locale: 'ar' | 'en', ground: 'paper' | 'inverse') {
    const found = logoIn({ logos: typed }, locale, ground === 'inverse' ? 'dark' : 'light');
    return found ? shownPicture(found, picturesUrl).url : undefined;
  }

  return (
    <div className={formPage.fields}>
      <Text size="sm" tone="muted">
        {t('shopSettings.logoHint')}
      </Text>
      <div className={formPage.pair}>
        {logos.map(({ name, locale, ground, first }) => (
          <PictureField
            key={name}
            {...field(name)}
            kind="logo"
            ground={ground}
            first={standIn(locale, ground) ?? first}
            label={t(`inLanguage.${locale}`, {
              label: t(ground === 'paper' ? 'shopSettings.logo' : 'shopSettings.logoOnDark'),
            })}
          />
        ))}
        <PictureField
          {...field('mark')}
          kind="mark"
          first={markUrl}
          label={t('shopSettings.mark')}
          hint={
            mark && mark.width < largestIcon
              ? t('shopSettings.markSmall', { side: mark.width, pixels: largestIcon })
              : t('shopSettings.markHint', { pixels: largestIcon })
          }
        />
      </div>
    </div>
  );
}

/** The logos that are typed by now. */
export const logosIn = ({ typed }: SettingsForm<'shop'>) => ({
  logo: pictureIn(typed.logo),
  logoAr: pictureIn(typed.logoAr),
  logoOnDark: pictureIn(typed.logoOnDark),
  logoOnDarkAr: pictureIn(typed.logoOnDarkAr),
});
