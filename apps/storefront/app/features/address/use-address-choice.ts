import type { Address } from '@craftsandore/contract';
import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Which address was chosen, and whether another one is being written: both stand in the cart's URL. */
export function useAddressChoice(addresses: readonly Address[]) {
  const [params, setParams] = useSearchParams();
  const wanted = Number(params.get('addressId'));
  // No address is preselected (specification, section 2).
  const chosen = addresses.find(({ id }) => id === wanted);
  // A radio button has to show at once what was pressed, and the URL changes a moment later.
  const [chosenId, showChosen] = useOptimistic(chosen?.id);
  const navigate = useNavigate();
  const quietly = { replace: true, preventScrollReset: true };

  return {
    chosenId,
    isAdding: params.has('newAddress'),
    choose: (id: number) =>
      startTransition(() => {
        showChosen(id);
        return navigate(`?addressId=${id}`, quietly);
      }),
    setAdding: (adding: boolean) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        if (adding) next.set('newAddress', 'yes');
        else next.delete('newAddress');
        return next;
      }, quietly),
  };
}
