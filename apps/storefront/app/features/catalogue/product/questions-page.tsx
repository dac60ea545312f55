import type { PageMeta, Product, Question } from '@craftsandore/contract';
import { productPath } from '@craftsandore/contract/plain';
import type { QuestionWords } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { ButtonLink, Container, Heading, Pagination, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { usePaginationLabels } from '../../../components/use-pagination-labels.ts';
import { HeadTags } from '../../../seo/head-tags.tsx';
import { PageTrail } from '../../../seo/page-trail.tsx';
import styles from './product-reviews.module.css';
import { QuestionArticle } from './question-article.tsx';

type QuestionsPageProps = {
  product: Product;
  words: QuestionWords;
  questions: { data: Question[]; meta: PageMeta };
};

/** All that customers have asked about a product and the shop answered. */
export function QuestionsPage({ product, words, questions: { data, meta } }: QuestionsPageProps) {
  const { t } = useTranslation();
  const { local, number } = useLocale();
  const labels = usePaginationLabels();
  const path = `/product/${product.id}`;

  return (
    <Container>
      <HeadTags title={words.titleOf} />
      <PageTrail
        className={styles.trail}
        trail={[
          { href: '/products', label: t('nav.products') },
          { href: productPath(product.id, local(product, 'name')), label: local(product, 'name') },
        ]}
        current={words.title}
      />
      <div className={styles.root}>
        <div>
          <Heading level={1} tabIndex={-1}>
            {words.titleOf}
          </Heading>
          <ButtonLink variant="secondary" className={styles.write} href={`${path}/ask`}>
            {words.ask}
          </ButtonLink>
        </div>
        <div>
          {data.length === 0 && <Text tone="muted">{words.none}</Text>}
          {data.map((question) => (
            <QuestionArticle key={question.id} question={question} level={2} />
          ))}
          <Pagination
            className={styles.pages}
            page={meta.page}
            pageCount={meta.pageCount}
            hrefOf={(page) => `${path}/questions${page > 1 ? `?page=${page}` : ''}`}
            format={number}
            labels={labels}
          />
        </div>
      </div>
    </Container>
  );
}
