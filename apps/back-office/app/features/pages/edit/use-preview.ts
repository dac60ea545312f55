import type { Result } from '@craftsandore/api-client';
import type { CallInput, previewPage, ResponseBody } from '@craftsandore/contract';
import { useEffect, useEffectEvent, useState } from 'react';

type Bodies = CallInput<typeof previewPage>['body'];
export type Preview = ResponseBody<typeof previewPage>;

/** Renders Markdown as the shop does; nothing is saved by it. */
export type PreviewPage = (bodies: Bodies) => Promise<Result<Preview>>;

const pauseMs = 400;

/** What the shop would show of what is typed: rendered by the API once nobody has typed for a moment, the last that could be had. */
export function usePreview({ body, bodyAr }: Bodies, onPreview: PreviewPage) {
  const [shown, setShown] = useState<{ preview?: Preview; hasFailed: boolean }>({
    hasFailed: false,
  });
  const render = useEffectEvent(onPreview);

  useEffect(() => {
    let isLast = true;
    const timer = setTimeout(async () => {
      const result = await render({ body, bodyAr });
      if (!isLast) return;
      setShown(({ preview }) =>
        result.ok
          ? { preview: result.value, hasFailed: false }
          : { ...(preview && { preview }), hasFailed: true },
      );
    }, pauseMs);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [body, bodyAr]);

  return shown;
}
