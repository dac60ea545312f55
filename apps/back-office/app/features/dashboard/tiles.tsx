import { useSession } from '@craftsandore/session';
import { Anchor } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { tasksOf } from '../../shell/tasks.ts';
import styles from './tiles.module.css';

/** What the role may do, as the specification's tiles (section 2). */
export function Tiles() {
  const { t } = useTranslation();
  const roleId = useSession(({ user }) => user?.roleId);

  return (
    <nav className={styles.root} aria-label={t('dashboard.tasks')}>
      {tasksOf(roleId).map(({ href, id, Icon }) => (
        <Anchor key={id} className={styles.tile} href={href}>
          <span className={styles.icon}>
            <Icon />
          </span>
          <span className={styles.name}>{t(`task.${id}`)}</span>
          <span className={styles.words}>{t(`taskWords.${id}`)}</span>
        </Anchor>
      ))}
    </nav>
  );
}
