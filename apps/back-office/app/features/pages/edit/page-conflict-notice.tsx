import { useTranslation } from 'react-i18next';

import { EditConflictNotice } from '../../../form/edit-conflict-notice.tsx';
import type { EditConflict } from '../../../form/use-edit-form.ts';
import { fieldsIn, type PageField, type SentPage } from './page-fields.ts';
import { TextDiff } from './text-diff.tsx';

type PageConflictNoticeProps = { conflict: EditConflict; typed: SentPage };

/** What a colleague has saved meanwhile, compared with what is typed here. */
export function PageConflictNotice({ conflict, typed }: PageConflictNoticeProps) {
  const { t } = useTranslation();
  const terms = Object.fromEntries(
    (['ar', 'en'] as const).flatMap((language) =>
      (['title', 'description', 'body'] as const).map((kind) => [
        fieldsIn[language][kind],
        t(`inLanguage.${language}`, { label: t(`pageField.${kind}`) }),
      ]),
    ),
  );

  return (
    <EditConflictNotice
      conflict={conflict}
      terms={{ ...terms, slug: t('pages.address') }}
      wordsOf={(field, theirs) => (
        <TextDiff
          before={theirs}
          after={typed[field as PageField]} // one of the form's
          language={field.endsWith('Ar') ? 'ar' : 'en'}
        />
      )}
    />
  );
}
