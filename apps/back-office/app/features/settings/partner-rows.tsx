import { Partner } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { ArrangeList, retailerLogos, Text, TextField } from '@craftsandore/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useArrangeWords } from '../../components/use-arrange-words.ts';
import { EditableRows } from '../../form/editable-rows.tsx';
import formPage from '../../form/form-page.module.css';
import { refusedByApi } from '../../form/use-edit-form.ts';
import { useFocusable } from '../../form/use-focusable.ts';
import { useInLanguage } from '../../form/use-in-language.ts';
import { PictureField, type UploadPicture } from './picture-field.tsx';
import { useRowProblems } from './use-row-problems.ts';
import type { SettingsForm } from './use-settings-form.ts';
import { rowsIn } from './rows-in.ts';

const noPartner: Partner = { name: '', nameAr: '', link: null, logo: null };

/** Logos of partners that come with the shop. */
const firstLogos = {
  'souq-el-balad': retailerLogos.souqElBalad.url,
  'beit-and-co': retailerLogos.beitAndCo.url,
};

type PartnerRowsProps = { form: SettingsForm<'shop'>; onUpload: UploadPicture };

/** Who sells the shop's things elsewhere, in the order of the home page. */
export function PartnerRows({ form, onUpload }: PartnerRowsProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const inLanguage = useInLanguage();
  const arrangeWords = useArrangeWords();
  const group = useRef<HTMLFieldSetElement>(null);
  useFocusable(form, 'partners', group);
  const error = form.errors['partners'];
  const problemsOf = useRowProblems<Partner>(Partner, Boolean(error));
  const rows = rowsIn<Partner>(form.typed.partners);
  const save = (partners: Partner[]) => form.set('partners', JSON.stringify(partners));
  const nameOf = (partner: Partner) => local(partner, 'name') || t('shopSettings.newPartner');
  const arranged = withIds(rows);

  return (
    <>
      <EditableRows
        group={group}
        label={t('shopSettings.partners')}
        labelHidden
        isRuled
        hint={t('shopSettings.partnersHint')}
        rows={rows}
        empty={noPartner}
        onChange={save}
        error={error?.type === refusedByApi ? error.message : undefined}
        addLabel={t('shopSettings.addPartner')}
        removeLabel={(partner) => {
          const name = local(partner, 'name');
          return name
            ? t('shopSettings.removePartner', { name })
            : t('shopSettings.removeNewPartner');
        }}
        rowClassName={formPage.pair}
      >
        {(partner, change) => {
          const problems = problemsOf(partner);
          const { logo } = partner;
          const isFirst = typeof logo === 'string';
          return (
            <>
              <TextField
                {...inLanguage('ar', t('shopSettings.partnerName'))}
                value={partner.nameAr}
                error={problems.nameAr}
                onChange={({ target }) => change({ nameAr: target.value })}
              />
              <TextField
                {...inLanguage('en', t('shopSettings.partnerName'))}
                value={partner.name}
                error={problems.name}
                onChange={({ target }) => change({ name: target.value })}
              />
              <TextField
                type="url"
                label={t('settings.optional', { label: t('shopSettings.partnerLink') })}
                value={partner.link ?? ''}
                error={problems.link}
                onChange={({ target }) => change({ link: target.value || null })}
              />
              <PictureField
                kind="logo"
                label={t('settings.optional', { label: t('shopSettings.partnerLogo') })}
                hint={t('shopSettings.partnerLogoHint')}
                value={isFirst ? null : logo}
                first={isFirst ? firstLogos[logo] : undefined}
                onUpload={onUpload}
                onChange={(picture) => change({ logo: picture })}
                {...(isFirst && { onRemoveFirst: () => change({ logo: null }) })}
              />
            </>
          );
        }}
      </EditableRows>
      {rows.length > 1 && (
        <>
          <Text weight="medium" size="sm">
            {t('shopSettings.partnersOrder')}
          </Text>
          <ArrangeList
            label={t('shopSettings.partnersOrder')}
            rows={arranged.map(({ id, row }) => ({
              id,
              name: nameOf(row),
              children: <bdi>{nameOf(row)}</bdi>,
            }))}
            onArrange={(order) =>
              save(order.flatMap((id) => arranged.find((one) => one.id === id)?.row ?? []))
            }
            words={arrangeWords}
          />
        </>
      )}
    </>
  );
}

/** Partners have no numbers: one is known by what it says, and by how many before it say the same. */
function withIds(rows: Partner[]) {
  const says = rows.map((row) => JSON.stringify(row));
  return rows.map((row, index) => ({
    id: `${says.slice(0, index).filter((other) => other === says[index]).length} ${says[index]}`,
    row,
  }));
}
