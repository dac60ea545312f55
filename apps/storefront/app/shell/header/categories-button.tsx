import { useLater } from '@craftsandore/resilience';
import { ChevronDownIcon, IconButton } from '@craftsandore/ui';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { useCategories } from '../../navigation/use-categories.ts';
import styles from './categories-button.module.css';

const fetchPanel = () => import('./categories-panel.tsx');

/** Opens the categories under the header, whose code and data come when somebody is near. */
export function CategoriesButton() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [shownKey, setShownKey] = useState(key);
  const panel = useLater(fetchPanel, isNear || isOpen);
  const categories = useCategories(isNear || isOpen);

  if (key !== shownKey) {
    setShownKey(key);
    setOpen(false);
  }

  return (
    <>
      <IconButton
        ref={button}
        className={styles.root}
        label={t('category.all')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDownIcon />
      </IconButton>
      {isOpen && panel && (
        <panel.CategoriesPanel
          {...{ id, categories }}
          opener={button}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
