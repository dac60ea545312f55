import {
  type ApiClient,
  attempt,
  type Refusal,
  refusalOf,
  type Result,
} from '@craftsandore/api-client';
import type { CallInput, Endpoint, ResponseBody } from '@craftsandore/contract';
import { type ClientActionFunctionArgs, data, useFormAction, useSubmit } from 'react-router-dom';

import { apiContext } from '../session/context.ts';
import { renewSession } from '../session/renew-session.ts';

/** Follows an upload, and cancels it. */
export type Sending = {
  signal: AbortSignal;
  /** Called with the upload's progress: 0 to 1. */
  onSent: (share: number) => void;
};

/** What a page's intent works with besides its payload. */
export type Call = { api: ApiClient; upload?: Upload };

type Upload = Sending & { file: File | undefined };

/** In place of a file that is missing, which the API then says. */
const noFile = new File([], '');

/**
 * What can be done on a page: a call, whose payload is its input but for the file, or a function. Payloads go through
 * JSON.
 */
type Intents = Record<
  string,
  Endpoint | ((payload: never, call: Call) => Promise<Result<unknown>>)
>;

type ActionArgs = Pick<ClientActionFunctionArgs, 'request' | 'context'>;

type Submission = { upload: Upload | undefined; result?: Promise<Result<unknown>> };

/**
 * Submissions under way, for the two things that an action's request and response cannot carry: an upload's progress
 * with the way to cancel it, and the result to the function that submitted.
 */
const submissions = new Map<string, Submission>();
let lastId = 0;

const isAlone = () => submissions.size <= 1;

/** Whether what the page shows is out of date after this refusal; undefined where the person has cancelled it. */
type IsStale = (refusal: Refusal | undefined) => boolean;

/** Of lists that show how things stand now, whatever the API has said: unless it was not reached, or the session is over. */
export const onceAnswered: IsStale = (refusal) =>
  refusal?.status !== undefined && refusal.status !== 401;

/** The `clientAction` of a page with these intents. What failed leaves the page's data alone, unless it `isStale`. */
export function actionOf(intents: Intents, isStale: IsStale = () => false) {
  return async function clientAction({ request, context }: ActionArgs) {
    const { id, intent, payload } = await request.json();
    const submission = submissions.get(id);
    const upload = submission?.upload;
    const call = { api: context.get(apiContext), ...(upload && { upload }) };
    const act = intents[intent];
    if (!act) throw new Error(`This page has no intent "${intent}"`);
    const promise =
      typeof act === 'function'
        ? act(payload as never, call) // what `useAction` takes for this intent
        : send(act, payload, call);
    if (submission) submission.result = promise;

    const result = await promise.catch((error: unknown) => {
      if (!upload?.signal.aborted) throw error;
    });
    // Whoever lost the right on the way must not go on seeing the page of their old role.
    if (result?.ok === false && result.refusal.code === 'access.denied') void renewSession(context);
    const isCurrent = !result?.ok && !isStale(result?.refusal);
    // After an error status the router does not revalidate, and ends what it revalidates for another submission.
    return data(null, isCurrent && isAlone() ? 400 : 200);
  };
}

function send(endpoint: Endpoint, input: CallInput<Endpoint>, { api, upload }: Call) {
  const file = upload?.file ?? (endpoint.file?.optional ? undefined : noFile);
  return attempt(api(endpoint, { ...input, ...(endpoint.file && { file }) }, upload));
}

type Payload<Intent> = Intent extends Endpoint
  ? Omit<CallInput<Intent>, 'file'>
  : Intent extends (payload: infer P, call: Call) => unknown
    ? P
    : never;

type ResultOf<Intent> = Intent extends Endpoint
  ? Result<ResponseBody<Intent>>
  : Intent extends (...given: never[]) => infer R
    ? Awaited<R>
    : never;

type Options = {
  upload?: Upload;
  /** False where nothing changes, or where the page is left. */
  revalidate?: false;
};

/**
 * Submits to the action of the page that uses it, or of the one at `path`, any number of times at once, also after the page was left. Resolves
 * when the open page shows what has changed; rejects only where the person has cancelled it (AbortError).
 */
export function useAction<I extends Intents>(path?: string) {
  const submit = useSubmit();
  const own = useFormAction();
  const action = path ?? own;

  return async function act<K extends keyof I & string>(
    intent: K,
    payload: Payload<I[K]>,
    { upload, revalidate }: Options = {},
  ): Promise<ResultOf<I[K]>> {
    lastId += 1;
    const id = `action-${lastId}`;
    const submission: Submission = { upload };
    submissions.set(id, submission);
    await submit(JSON.stringify({ id, intent, payload }), {
      action,
      method: 'post',
      encType: 'application/json',
      navigate: false,
      fetcherKey: id,
      ...(revalidate === false && isAlone() && { defaultShouldRevalidate: false }),
    });
    submissions.delete(id);
    const result = await (submission.result ?? { ok: false, refusal: refusalOf(null) });
    return result as ResultOf<I[K]>; // it is this intent's
  };
}
