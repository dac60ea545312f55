import { useLocale } from '@craftsandore/i18n/react';
import { type Combobox, SearchIcon, Suggestion, Suggestions, TagIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Money } from '../../../components/money.tsx';
import { ProductPhoto } from '../../../components/product-photo.tsx';
import { MarkedName } from './marked-name.tsx';
import type { Suggestion as Suggested } from './suggestion.ts';

type SuggestionListProps = { suggestions: readonly Suggested[]; combobox: Combobox };

/** Words to search for, categories and products, under the search box. */
export function SuggestionList({ suggestions, combobox }: SuggestionListProps) {
  const { t } = useTranslation();

  return (
    <Suggestions
      combobox={combobox}
      label={t('products.suggestions')}
      count={t('products.suggestionsCount', { count: suggestions.length })}
    >
      {suggestions.map((suggestion, index) => (
        <Option key={index} {...{ suggestion, index, combobox }} />
      ))}
    </Suggestions>
  );
}

type OptionProps = { suggestion: Suggested; index: number; combobox: Combobox };

function Option({ suggestion, ...place }: OptionProps) {
  const { t } = useTranslation();
  const { local, locale } = useLocale();

  if (suggestion.kind === 'term') {
    return (
      <Suggestion {...place} media={<SearchIcon />}>
        <bdi>{suggestion.term}</bdi>
      </Suggestion>
    );
  }
  if (suggestion.kind === 'category') {
    return (
      <Suggestion {...place} media={<TagIcon />} detail={t('products.category')}>
        {local(suggestion.category, 'name')}
      </Suggestion>
    );
  }
  const { product } = suggestion;
  return (
    <Suggestion
      {...place}
      media={<ProductPhoto photo={null} url={product.photoUrl} alt="" priority />}
      detail={<Money amount={product.price} />}
    >
      <MarkedName
        name={local(product, 'name')}
        ranges={product.highlight[locale === 'ar' ? 'nameAr' : 'name']}
      />
    </Suggestion>
  );
}
