import { useLocale } from '@craftsandore/i18n/react';
import {
  type Combobox,
  SearchIcon,
  Suggestion,
  SuggestionColumn,
  Suggestions,
  SuggestionTitle,
  TagIcon,
  VisuallyHidden,
} from '@craftsandore/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { Money } from '../components/money.tsx';
import { ProductPhoto } from '../components/product-photo.tsx';
import { MarkedName } from './marked-name.tsx';
import type { Suggestion as Suggested } from './suggestion.ts';

type SuggestionListProps = {
  /** What is typed. */
  text: string;
  suggestions: readonly Suggested[];
  combobox: Combobox;
};

/** Words to search for and categories, and beside them products. */
export function SuggestionList({ text, suggestions, combobox }: SuggestionListProps) {
  const { t } = useTranslation();
  const titles = {
    term: t('search.words'),
    category: t('category.all'),
    product: t('nav.products'),
  };
  const columns = [['term', 'category'], ['product']] as const;

  return (
    <Suggestions
      combobox={combobox}
      label={t('products.suggestions')}
      count={t('products.suggestionsCount', { count: suggestions.length })}
    >
      {columns.map((kinds) => {
        const parts = kinds.map((kind) => ({
          kind,
          options: suggestions.filter((suggestion) => suggestion.kind === kind),
        }));
        const filled = parts.filter(({ options }) => options.length > 0);
        return (
          filled.length > 0 && (
            <SuggestionColumn key={kinds[0]}>
              {filled.map(({ kind, options }) => (
                <Fragment key={kind}>
                  <SuggestionTitle>{titles[kind]}</SuggestionTitle>
                  {options.map((suggestion) => {
                    const index = suggestions.indexOf(suggestion);
                    return <Option key={index} {...{ text, suggestion, index, combobox }} />;
                  })}
                </Fragment>
              ))}
            </SuggestionColumn>
          )
        );
      })}
    </Suggestions>
  );
}

type OptionProps = { text: string; suggestion: Suggested; index: number; combobox: Combobox };

function Option({ text, suggestion, ...place }: OptionProps) {
  const { t } = useTranslation();
  const { local, locale } = useLocale();

  if (suggestion.kind === 'term') {
    return (
      <Suggestion {...place} media={<SearchIcon />}>
        <bdi>
          <MarkedName name={suggestion.term} ranges={rangesOf(text, suggestion.term)} />
        </bdi>
      </Suggestion>
    );
  }
  if (suggestion.kind === 'category') {
    return (
      <Suggestion {...place} media={<TagIcon />}>
        {local(suggestion.category, 'name')}
        <VisuallyHidden>, {t('products.category')}</VisuallyHidden>
      </Suggestion>
    );
  }
  const { product } = suggestion;
  return (
    <Suggestion
      {...place}
      media={<ProductPhoto photo={null} url={product.photoUrl} alt="" priority />}
      line={product.design && local(product.design, 'name')}
      detail={<Money amount={product.price} isFrom={product.isFrom} />}
    >
      <MarkedName
        name={local(product, 'name')}
        ranges={product.highlight[locale === 'ar' ? 'nameAr' : 'name']}
      />
    </Suggestion>
  );
}

/** Where what is typed stands in a term, which may be spelled in another way. */
function rangesOf(text: string, term: string): [number, number][] {
  const start = term.toLowerCase().indexOf(text.toLowerCase());
  return start < 0 ? [] : [[start, start + text.length]];
}
