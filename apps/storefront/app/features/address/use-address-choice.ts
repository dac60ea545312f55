import type { Address } from '@craftsandore/contract';
import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Which address was chosen, and whether another one is being written: both stand in the cart's URL. Until somebody chooses,
 * the default or the only one is chosen, and where there is none it is being written.
 */
export function useAddressChoice(addresses: readonly Address[]) {
  const [params, setParams] = useSearchParams();
  const wanted = Number(params.get('addressId'));
  const only = addresses.length === 1 ? addresses[0] : undefined;
  const usual = addresses.find(({ isDefault }) => isDefault) ?? only;
  const chosen = addresses.find(({ id }) => id === wanted) ?? usual;
  // A radio button has to show at once what was pressed, and the URL changes a moment later.
  const [chosenId, showChosen] = useOptimistic(chosen?.id);
  const navigate = useNavigate();
  const adding = params.get('newAddress') ?? (addresses.length === 0 ? 'yes' : 'no');
  const quietly = { replace: true, preventScrollReset: true };

  return {
    chosenId,
    isAdding: adding === 'yes',
    /** Whether nobody has pressed anything for it. */
    isAddingUnasked: adding === 'yes' && !params.has('newAddress'),
    choose: (id: number) =>
      startTransition(() => {
        showChosen(id);
        return navigate(`?addressId=${id}`, quietly);
      }),
    setAdding: (adding: boolean) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        next.set('newAddress', adding ? 'yes' : 'no');
        return next;
      }, quietly),
  };
}
