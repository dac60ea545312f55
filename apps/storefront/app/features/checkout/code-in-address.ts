import { refusalOf } from '@craftsandore/api-client';
import { maxLength } from '@craftsandore/contract';

type Named = { promotionCode?: string };
type Discounted = { promotionRefusal?: string | undefined };

/** The code that an address names: so the field for it is a plain form, and a link can bring one. */
export function codeInAddress(params: URLSearchParams): Named {
  const code = params
    .get('code')
    ?.replace(/[\s\u200e\u200f]/g, '')
    .slice(0, maxLength.promotionCode);
  return code ? { promotionCode: code } : {};
}

/** The code that an order is to use: none that takes off nothing. */
export const codeInUse = (params: URLSearchParams, { promotionRefusal }: Discounted): Named =>
  promotionRefusal ? {} : codeInAddress(params);

/** What is asked with the code that the address names; where no code is answered any more, without it, and with why. */
export async function withCode<Answer extends Discounted>(
  params: URLSearchParams,
  ask: (named: Named) => Promise<Answer>,
): Promise<Answer> {
  const named = codeInAddress(params);
  if (!named.promotionCode) return ask({});
  try {
    return await ask(named);
  } catch (error) {
    const { status, sentence } = refusalOf(error);
    if (status !== 429 && status !== 422) throw error;
    return { ...(await ask({})), ...(sentence && { promotionRefusal: sentence }) };
  }
}
