import { refusalOf } from '@craftsandore/api-client';
import { maxLength } from '@craftsandore/contract';

/** The code that an order is to use. */
export type WithCode = { promotionCode?: string };
type Discounted = { promotionRefusal?: string | undefined };

/**
 * What is asked with the code that the address names, so that its field is a plain form and a link can bring one. The answer
 * names it where it takes something off; where no code is answered any more, it comes without one, and with why.
 */
export async function withCode<Answer extends Discounted>(
  params: URLSearchParams,
  ask: (named: WithCode) => Promise<Answer>,
): Promise<Answer & WithCode> {
  const promotionCode = params.get('code')?.trim().slice(0, maxLength.promotionCode);
  if (!promotionCode) return ask({});
  try {
    const answer = await ask({ promotionCode });
    return answer.promotionRefusal ? answer : { ...answer, promotionCode };
  } catch (error) {
    const { status, sentence } = refusalOf(error);
    if (status !== 429 && status !== 422) throw error;
    return { ...(await ask({})), ...(sentence && { promotionRefusal: sentence }) };
  }
}
