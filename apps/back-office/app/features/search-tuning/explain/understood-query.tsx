import { searchGrades, type Explanation } from '@craftsandore/contract';
import { ButtonLink, DescriptionList, Notice, Panel, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { addSynonymsPath } from '../synonym-filters.ts';
import { Terms } from '../terms.tsx';
import styles from './understood-query.module.css';

type UnderstoodQueryProps = { query: string; explanation: Explanation };

/** What a search makes of the words that were typed. */
export function UnderstoodQuery({ query, explanation }: UnderstoodQueryProps) {
  const { t } = useTranslation();
  const { searchedFor, reading, words } = explanation;

  return (
    <Panel title={t('explain.understood')}>
      <div className={styles.root}>
        {searchedFor && reading && (
          <Notice role="status">{t(`searchReading.${reading}`, { searchedFor })}</Notice>
        )}
        {words.length === 0 ? (
          <NotUnderstood query={query} />
        ) : (
          <DescriptionList
            variant="ruled"
            items={words.map((word) => ({
              term: <Typed>{word.typed}</Typed>,
              description: <Meaning {...word} />,
            }))}
          />
        )}
      </div>
    </Panel>
  );
}

function NotUnderstood({ query }: { query: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Text>{t('explain.notUnderstood')}</Text>
      <div>
        <ButtonLink variant="secondary" href={addSynonymsPath(query)}>
          {t('explain.addSynonym')}
        </ButtonLink>
      </div>
    </>
  );
}

/** What one word finds: itself in other spellings and numbers, what means the same, what begins with it. */
function Meaning({ isOptional, terms }: Explanation['words'][number]) {
  const { t } = useTranslation();
  const said = terms.flatMap(({ term, grade }) =>
    spellingsIn(term).map((spelling) => ({ spelling, grade })),
  );
  // A synonym may name the typed word itself, and says nothing new by that.
  const once = said.filter(
    ({ spelling }, at) => said.findIndex((other) => other.spelling === spelling) === at,
  );
  const found = searchGrades.flatMap((grade) => {
    const spellings = once.filter((one) => one.grade === grade).map(({ spelling }) => spelling);
    return spellings.length > 0 ? { grade, spellings } : [];
  });

  return (
    <div className={styles.meaning}>
      {found.map(({ grade, spellings }) => (
        <p key={grade}>
          <span className={styles.grade}>{t(`searchGrade.${grade}`)}</span>{' '}
          <Terms terms={spellings} />
        </p>
      ))}
      {found.length === 0 && !isOptional && (
        <p className={styles.grade}>{t('explain.notInShop')}</p>
      )}
      {isOptional && <p className={styles.grade}>{t('explain.optional')}</p>}
    </div>
  );
}

/** A word in all its forms; a phrase in its first ones. */
function spellingsIn(term: string): string[] {
  const parts = term.split(' ').map((part) => part.split('/'));
  return parts.length === 1 ? parts.flat() : [parts.map(([first]) => first).join(' ')];
}
