import { useDesignInAddress, withDesign } from '../../../navigation/design-in-address.ts';
import { useCanonicalAddress } from '../../../seo/use-canonical-address.ts';

/** The address of the product's page to hand to others: in its language, with the design that was chosen. */
export function useSharedAddress(): string {
  const { designId } = useDesignInAddress();
  const page = useCanonicalAddress();
  return designId ? withDesign(page, designId) : page;
}
