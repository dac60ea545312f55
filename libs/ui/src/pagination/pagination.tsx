import { ChevronBackIcon, ChevronForwardIcon } from '../icons/icons.ts';
import { Anchor } from '../link-provider/link-provider.tsx';
import { gap, pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export type PaginationProps = {
  /** 1 is the first page. One past the last may have been asked for. */
  page: number;
  pageCount: number;
  /** The address of a page: links, so that it works before, and without, JavaScript. */
  hrefOf: (page: number) => string;
  /** Writes a page number in the digits of the page. */
  format?: (page: number) => string;
  labels: { navigation: string; previous: string; next: string; page: (page: string) => string };
  className?: string;
};

/** The pages of a list. Nothing where there is only one. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  format = String,
  labels,
  className,
}: PaginationProps) {
  if (pageCount <= 1) return null;

  return (
    <nav className={className} aria-label={labels.navigation}>
      <ul className={styles.list}>
        <li>
          {page > 1 ? (
            <Anchor
              className={styles.page}
              href={hrefOf(Math.min(page - 1, pageCount))}
              rel="prev"
              aria-label={labels.previous}
            >
              <ChevronBackIcon />
            </Anchor>
          ) : (
            <span className={styles.page} data-disabled="">
              <ChevronBackIcon />
            </span>
          )}
        </li>
        {pageWindow(page, pageCount).map((number, index) => (
          <li key={number === gap ? `gap-${index}` : number}>
            {number === gap ? (
              <span className={styles.page}>…</span>
            ) : (
              <Anchor
                className={styles.page}
                href={hrefOf(number)}
                aria-label={labels.page(format(number))}
                aria-current={number === page ? 'page' : undefined}
              >
                {format(number)}
              </Anchor>
            )}
          </li>
        ))}
        <li>
          {page < pageCount ? (
            <Anchor
              className={styles.page}
              href={hrefOf(page + 1)}
              rel="next"
              aria-label={labels.next}
            >
              <ChevronForwardIcon />
            </Anchor>
          ) : (
            <span className={styles.page} data-disabled="">
              <ChevronForwardIcon />
            </span>
          )}
        </li>
      </ul>
    </nav>
  );
}
