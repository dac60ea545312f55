import type { StaffReview } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../components/typed.tsx';
import styles from './reviews.module.css';

/** What the shop has answered; nothing where it has not. */
export function OurAnswer({ answer }: Pick<StaffReview, 'answer'>) {
  const { t } = useTranslation();
  if (!answer) return null;
  return (
    <p className={styles.answer}>
      <b>{t('shopAnswer.ours')}</b>
      <Typed className={styles.comment}>{answer.text}</Typed>
    </p>
  );
}
