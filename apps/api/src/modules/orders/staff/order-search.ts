import {
  governorates,
  OrderStatus,
  type exportOrders,
  type ParsedInput,
} from '@craftsandore/contract';
import { words } from '@craftsandore/search';
import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';

import {
  codeBegins,
  isCode,
  isLikeCode,
  ofCode,
  ofCodeBeginning,
  typedCode,
} from '../../../db/design-codes.ts';
import { startOfDay } from '../../../db/egypt-days.ts';
import { folded, foldedContains } from '../../../db/fold.ts';
import { eachWord, holdsWord } from '../../../db/holds-words.ts';
import { productDesigns } from '../../../db/schema/catalogue.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { promotionUses } from '../../../db/schema/promotions.ts';
import { productSearch } from '../../../db/schema/search.ts';
import { typedPhone } from '../../addresses/typed-phone.ts';
import { allOf, weighted } from '../../search/finding/tsquery.ts';
import { variantsOf } from '../../search/language/alternatives.ts';
import { isLate } from '../late-orders.ts';
import { isUnbooked } from '../parcels/unbooked.ts';

export type OrderSearch = ParsedInput<typeof exportOrders>['query'];

/**
 * Of these ids, orders in which each word of a text is the customer's, the reference's, the place's or a piece's, or
 * whose phone it is, of one status or of any, between two days of Egypt, with a promotion or without.
 */
export function searchCondition(search: OrderSearch): SQL | undefined {
  const { ids, query, status, from, to, promotion } = search;
  return and(
    ids && inArray(orders.id, ids),
    status && isOfStatus(status),
    from ? gte(orders.createdAt, startOfDay(from)) : undefined,
    to ? lt(orders.createdAt, startOfDay(to, 1)) : undefined,
    promotion === undefined ? undefined : usesPromotion(promotion),
    query
      ? or(
          eachWord(query, (word) =>
            or(
              holdsWord(orders.searchText, word),
              goesTo(word),
              holdsPiece(word),
              /\s/.test(query) && isLikeCode(word) ? holdsPieceOfCode(word) : undefined,
            ),
          ),
          holdsPieceOfCode(query),
          holdsPhone(query),
          hasSecondNumber(query),
        )
      : undefined,
  );
}

function isOfStatus(status: NonNullable<OrderSearch['status']>): SQL | undefined {
  if (status === 'unbooked') return isUnbooked;
  if (status === 'late') return isLate(new Date());
  return eq(orders.statusId, OrderStatus[status]);
}

/** Until it is cancelled, as the promotion counts its uses. As an array, because only that is looked up in an index. */
const usesPromotion = (id: number): SQL => sql`${orders.id} = any(array(
  select ${promotionUses.orderId} from ${promotionUses}
  where ${promotionUses.promotionId} = ${id} and ${promotionUses.givenBackAt} is null))`;

const placesOf = governorates.map(({ code, name, nameAr }) => ({
  code,
  terms: words(`${name} ${nameAr}`),
}));

/** By whole words of city and governorate, with the article or without: منى is not المنيا. */
function goesTo(word: string): SQL | undefined {
  const terms = words(word);
  const codes = placesOf.filter((place) => terms.some((term) => place.terms.includes(term)));
  const bare = word.replace(/^ال(?=.{3})/, '');
  const [named, withArticle] = [bare, `ال${bare}`].map(
    (city) => sql`plainto_tsquery('simple', ${folded(city)})`,
  );
  return or(
    sql`to_tsvector('simple', fold(translate(${orders.city}, '،؛–—', '    '))) @@ (${named} || ${withArticle})`,
    codes.length > 0
      ? inArray(
          orders.governorateCode,
          codes.map(({ code }) => code),
        )
      : undefined,
  );
}

/**
 * By the words of product and design, as the catalogue compares them. As an array, because only that is looked up in
 * an index where other conditions may be met instead.
 */
function holdsPiece(word: string): SQL | undefined {
  const terms = words(word).map(variantsOf);
  if (terms.length === 0) return undefined;
  const named = (weights: string) => sql`${allOf(terms.map(weighted(weights)))}::tsquery`;
  const { name, nameAr } = productDesigns;
  const names = sql`fold(' ' || ${name} || ' ' || ${nameAr})`;
  return sql`${orders.id} = any(array(
    select ${orderLines.orderId} from ${productSearch}
    join ${productDesigns} on ${productDesigns.productId} = ${productSearch.productId}
    join ${orderLines} on ${orderLines.designId} = ${productDesigns.id}
    where ${productSearch.words} @@ ${named('ABC')} and (${or(
      sql`${productSearch.words} @@ ${named('AB')}`,
      ...[word, ...terms.flat()].map((variant) => foldedContains(names, ` ${variant}`)),
    )})))`;
}

/**
 * By the SKU or barcode of a piece, or by its beginning; by the SKU that it had when it was sold, too. As
 * an array, for the same reason.
 */
function holdsPieceOfCode(query: string): SQL {
  const typed = typedCode(query);
  const { orderId, designId, sku } = orderLines;
  // What reads like a word is a SKU only as a whole: many a name begins so.
  const [isIts, designs] = isLikeCode(typed)
    ? [codeBegins(sku, typed), ofCodeBeginning(productDesigns.id, typed)]
    : [isCode(sku, typed), ofCode(productDesigns.id, typed)];
  return sql`${orders.id} = any(array(
    select ${orderId} from ${orderLines} where ${isIts}
    union all select ${orderId} from ${orderLines} where ${designId} = any(array(${designs}))))`;
}

/** The search text has a space before a number. */
function holdsPhone(query: string): SQL | undefined {
  const number = typedPhone(query);
  return number ? foldedContains(orders.searchText, number.replace('+', ' +')) : undefined;
}

/** By the whole number alone: who answers there is asked for it. */
function hasSecondNumber(query: string): SQL | undefined {
  const number = typedPhone(query);
  return number?.startsWith('+') ? eq(orders.secondPhoneNumber, number) : undefined;
}
