import { maxHeroProducts, photoUrl, type StaffProduct } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import {
  ArrangeList,
  IconButton,
  Panel,
  Photo,
  SearchBox,
  Suggestion,
  SuggestionColumn,
  Suggestions,
  Text,
  TrashIcon,
  useCombobox,
} from '@craftsandore/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useArrangeWords } from '../../../components/use-arrange-words.ts';
import { rowsIn } from '../rows-in.ts';
import type { SettingsForm } from '../use-settings-form.ts';
import styles from './home-page.module.css';
import { type FindProducts, useFoundProducts } from './use-found-products.ts';
import { useNames } from './use-names.ts';

type HeroProductsProps = {
  form: SettingsForm<'home'>;
  known: readonly StaffProduct[];
  onFind: FindProducts;
  /** Told which one was chosen. */
  onAdd: (product: StaffProduct) => void;
};

/** The slides of the home page: found by name, and put into an order. */
export function HeroProducts({ form, known, onFind, onAdd }: HeroProductsProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const words = useArrangeWords();
  const nameOf = useNames();
  const group = useRef<HTMLDivElement>(null);
  const ids = rowsIn<number>(form.typed.heroProducts);
  const set = (next: number[]) => form.set('heroProducts', JSON.stringify(next));

  function remove(id: number) {
    set(ids.filter((each) => each !== id));
    // The button that was pressed is gone.
    requestAnimationFrame(() => group.current?.querySelector('input')?.focus());
  }

  return (
    <Panel
      title={t('homeSettings.heroProducts')}
      actions={t('homeSettings.heroCount', {
        place: number(ids.length),
        places: number(maxHeroProducts),
      })}
    >
      <div ref={group} className={styles.fields}>
        <Text size="sm" tone="muted">
          {t('homeSettings.heroHint')}
        </Text>
        {ids.length > 0 && (
          <ArrangeList
            label={t('homeSettings.heroProducts')}
            words={words}
            onArrange={set}
            rows={ids.map((id) => {
              const product = known.find((each) => each.id === id);
              const gone = goneOf(product);
              return {
                id,
                name: nameOf(known, id),
                children: (
                  <span className={styles.product}>
                    <Photo src={product && photoOf(product)} alt="" width={44} height={44} />
                    <span className={styles.words}>
                      <bdi>{nameOf(known, id)}</bdi>
                      {gone && <span className={styles.gone}>{t(`homeGone.${gone}`)}</span>}
                    </span>
                  </span>
                ),
                end: (
                  <IconButton
                    label={t('homeSettings.remove', { name: nameOf(known, id) })}
                    onClick={() => remove(id)}
                  >
                    <TrashIcon />
                  </IconButton>
                ),
              };
            })}
          />
        )}
        <Finder
          isFull={ids.length >= maxHeroProducts}
          chosen={ids}
          onFind={onFind}
          onChoose={(product) => {
            onAdd(product);
            set([...ids, product.id]);
          }}
        />
      </div>
    </Panel>
  );
}

type FinderProps = {
  isFull: boolean;
  chosen: readonly number[];
  onFind: FindProducts;
  onChoose: (product: StaffProduct) => void;
};

function Finder({ isFull, chosen, onFind, onChoose }: FinderProps) {
  const { t } = useTranslation();
  const { local, number } = useLocale();
  const [typed, setTyped] = useState('');
  const found = useFoundProducts(typed, onFind);
  const [options, setOptions] = useState({ found, products: found.products });
  // The same array as long as the same is offered.
  if (options.found !== found) {
    const products = found.products.filter(({ id }) => !chosen.includes(id));
    setOptions({ found, products });
  }
  const combobox = useCombobox({
    options: options.products,
    onChoose: (product) => {
      setTyped('');
      onChoose(product);
    },
  });

  if (isFull) {
    return (
      <Text size="sm" tone="muted">
        {t('homeSettings.full')}
      </Text>
    );
  }
  return (
    <div className={styles.finder}>
      <SearchBox
        label={t('homeSettings.addProduct')}
        hint={hintOf(found)}
        clearLabel={t('homeSettings.clear')}
        {...combobox.input}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter is not meant for the whole form.
        onKeyDown={(event) => {
          combobox.input.onKeyDown?.(event);
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Suggestions
        combobox={combobox}
        label={t('homeSettings.found')}
        count={t('homeSettings.foundNumber', { number: number(options.products.length) })}
      >
        <SuggestionColumn>
          {options.products.map((product, index) => (
            <Suggestion
              key={product.id}
              {...{ combobox, index }}
              media={<Photo src={photoOf(product)} alt="" width={44} height={44} />}
              line={<bdi>{local(product.category, 'name')}</bdi>}
            >
              <bdi>{local(product, 'name')}</bdi>
            </Suggestion>
          ))}
        </SuggestionColumn>
      </Suggestions>
    </div>
  );

  function hintOf({ of, products, hasFailed }: typeof found): string {
    if (hasFailed) return t('homeSettings.searchFailed');
    return of && products.length === 0 ? t('homeSettings.notFound') : t('homeSettings.findHint');
  }
}

/** Two pixels for each of CSS. */
const photoPixels = 88;

function photoOf({ productDesigns: [design] }: Pick<StaffProduct, 'productDesigns'>) {
  const photo = design?.photos[0];
  return photo ? photoUrl(photo, photoPixels) : design?.photosUrls[0];
}

/** Why customers are not shown it; null where they are. */
function goneOf(
  product: StaffProduct | undefined,
): 'deleted' | 'archived' | 'draft' | 'soldOut' | null {
  if (!product || product.removedAt !== null) return 'deleted';
  if (product.archivedAt !== null) return 'archived';
  if (!product.isPublished) return 'draft';
  return product.totalStock === 0 ? 'soldOut' : null;
}
