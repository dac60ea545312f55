import { fixedHomeSections, type HomeSettings } from '@craftsandore/contract';
import { allSections } from '@craftsandore/rules';
import { ArrangeList, Checkbox, Panel } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useArrangeWords } from '../../../components/use-arrange-words.ts';
import { rowsIn } from '../rows-in.ts';
import type { SettingsForm } from '../use-settings-form.ts';
import styles from './home-page.module.css';

export type Sections = HomeSettings['sections'];

type Row = Sections[number]['name'] | 'hero' | 'partners';

/** The sections of the home page in order, and which are there. The slides open it, the partners close it. */
export function SectionOrder({ form }: { form: SettingsForm<'home'> }) {
  const { t } = useTranslation();
  const words = useArrangeWords();
  const sections = allSections(rowsIn<Sections[number]>(form.typed.sections));
  const set = (next: Sections) => form.set('sections', JSON.stringify(next));

  const row = (id: Row) => ({
    id,
    name: t(`homeSection.${id}`),
    children: (
      <span className={styles.words}>
        {t(`homeSection.${id}`)}
        <small className={styles.about}>{t(`homeSectionAbout.${id}`)}</small>
      </span>
    ),
  });

  return (
    <Panel title={t('homeSettings.sections')}>
      <ArrangeList
        label={t('homeSettings.sections')}
        words={words}
        onArrange={(order) =>
          set(order.flatMap((id) => sections.filter(({ name }) => name === id)))
        }
        rows={[
          { ...row('hero'), fixed: true },
          ...sections.map(({ name, shown }) => ({
            ...row(name),
            end: fixedHomeSections.has(name) ? (
              <span className={styles.about}>{t('homeSettings.always')}</span>
            ) : (
              <Checkbox
                label={t('homeSettings.shown')}
                aria-label={`${t('homeSettings.shown')}: ${t(`homeSection.${name}`)}`}
                checked={shown}
                onChange={({ target }) =>
                  set(
                    sections.map((section) =>
                      section.name === name ? { name, shown: target.checked } : section,
                    ),
                  )
                }
              />
            ),
          })),
          { ...row('partners'), fixed: true },
        ]}
      />
    </Panel>
  );
}
