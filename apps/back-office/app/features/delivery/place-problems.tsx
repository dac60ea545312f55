import type { GovernorateCode } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { fieldOf, type FieldOfPlace, placeFields } from './delivery-fields.ts';
import styles from './places-table.module.css';
import type { DeliveryForm } from './use-delivery-form.ts';
import { useFieldWords } from './use-field-words.ts';

type PlaceProblemsProps = { form: DeliveryForm; code: GovernorateCode };

/** The id of what is said of a field. */
export const problemId = (field: FieldOfPlace) => `problem-${field}`;

/** What is wrong with a governorate, under its row: the boxes are narrower than any sentence. */
export function PlaceProblems({ form, code }: PlaceProblemsProps) {
  const { t } = useTranslation();
  const { ofPlaces, problemOf } = useFieldWords();

  return (
    <ul className={styles.problems}>
      {placeFields.map((field) => {
        const name = fieldOf(code, field);
        const problem = problemOf(form, name);
        return (
          problem && (
            <li key={field} id={problemId(name)}>
              {t('deliverySettings.problemOf', { field: ofPlaces[field], problem })}
            </li>
          )
        );
      })}
    </ul>
  );
}
