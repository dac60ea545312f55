import { Button, CopyIcon, VisuallyHidden } from '@craftsandore/ui';
import { useEffect, useState } from 'react';

const copiedShownMs = 2000;

type CopyButtonProps = {
  text: string;
  /** What the button says, before and after it was pressed. */
  words: Record<'ready' | 'copied' | 'failed', string>;
};

/** Copies a text, and says so in its own place. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const [copying, setCopying] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!copying) return;
    const timer = setTimeout(() => setCopying(undefined), copiedShownMs);
    return () => clearTimeout(timer);
  }, [copying]);

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        iconBefore={<CopyIcon />}
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => setCopying('copied'),
            () => setCopying('failed'),
          )
        }
      >
        {words[copying ?? 'ready']}
      </Button>
      {/* Apart from the button, whose name it would take away. */}
      <VisuallyHidden role="status">{copying && words[copying]}</VisuallyHidden>
    </>
  );
}
