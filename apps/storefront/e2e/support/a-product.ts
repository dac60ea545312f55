import type { ApiClient } from '@craftsandore/api-client';
import { listProducts } from '@craftsandore/contract';

/** A product of the sample catalogue that can be had in a second design. */
export async function aProductInTwoDesigns(api: ApiClient) {
  const { products } = await api(listProducts, { query: { inStock: 'true', perPage: 100 } });
  for (const product of products) {
    const [, design] = product.productDesigns.filter(({ stock }) => stock > 5);
    if (design) return { product, design };
  }
  throw new Error('No product of the shop is in stock in two designs');
}
