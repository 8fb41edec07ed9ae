import { listenToPreview, sendToPreview, typedParameter } from '@tradewind/client/preview-channel';
import { useEffect, useState } from 'react';
import { useSearchParams } from '../../shell/router/visit.ts';

/**
 * What is typed in the editor around this frame, as it changes.
 *
 * @returns undefined until it is there; null where the page is no preview of what is typed
 */
export function useTypedForm<Form>(): Form | null | undefined {
  const [search] = useSearchParams();
  const isTyped = search.has(typedParameter) && window.parent !== window;
  const [form, setForm] = useState<Form>();
  useEffect(() => {
    if (!isTyped) return;
    const stop = listenToPreview(
      () => window.parent,
      (message) => message.kind === 'preview.typed' && setForm(message.form as Form),
    );
    sendToPreview(window.parent, { kind: 'preview.ready' });
    return stop;
  }, [isTyped]);
  return isTyped ? form : null;
}
