import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';

/**
 * What people do with a list: narrow it, which its address says, and read it again. `filters` are those asked for last,
 * also while their rows are on the way: the next choice adds to them.
 */
export function useListWays<Filters>(
  loaded: Filters,
  pathOf: (filters: Filters) => string,
  /** Whether "back" passes over the list as it was. */
  replaces: (wanted: Filters, filters: Filters) => boolean = () => true,
) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState({ since: loaded, filters: loaded });
  const filters = asked.since === loaded ? asked.filters : loaded;

  return {
    filters,
    onFilter: (wanted: Filters) => {
      setAsked({ since: loaded, filters: wanted });
      void navigate(pathOf(wanted), {
        replace: replaces(wanted, filters),
        preventScrollReset: true,
      });
    },
    onRetry: () => void revalidate(),
  };
}
