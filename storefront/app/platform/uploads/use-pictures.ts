import { useEffect, useRef, useState } from 'react';
import { isApiFailure } from '@tradewind/client/errors';
import { uploadFile } from '../../api/upload-file.ts';
import type { UploadItem } from '../../design/uploader.tsx';
import { toast } from '../../design/toast-store.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureText } from '../../shell/errors/failure-text.ts';
import { referenceText } from '../../shell/errors/tell-reference.ts';

interface Picture extends UploadItem {
  file: File;
  /** Address of the uploaded file; empty until the upload is done. */
  url: string;
}

let counter = 0;

/** Pictures that are uploaded as soon as they are chosen, each on its own. */
export function usePictures() {
  const { t } = useTranslation();
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const made = previews.current;
    return () => made.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  const change = (id: string, to: Partial<Picture>) =>
    setPictures((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)));
  const send = async ({ id, file }: Pick<Picture, 'id' | 'file'>) => {
    try {
      const { fullurl } = await uploadFile(file);
      change(id, { state: 'done', url: fullurl });
    } catch (failure) {
      change(id, { state: 'failed' });
      if (isApiFailure(failure)) toast.failure(failureText(t, failure), { note: referenceText(t, failure) });
    }
  };
  return {
    items: pictures,
    urls: pictures.filter((one) => one.state === 'done').map((one) => one.url),
    busy: pictures.some((one) => one.state === 'busy'),
    add(files: readonly File[]) {
      const added = files.map((file): Picture => {
        counter += 1;
        const preview = URL.createObjectURL(file);
        previews.current.add(preview);
        return { id: String(counter), file, preview, state: 'busy', url: '' };
      });
      setPictures((all) => [...all, ...added]);
      for (const picture of added) void send(picture);
    },
    remove: (id: string) => setPictures((all) => all.filter((one) => one.id !== id)),
    retry(id: string) {
      const picture = pictures.find((one) => one.id === id);
      if (!picture) return;
      change(id, { state: 'busy' });
      void send(picture);
    },
    clear: () => setPictures([]),
  };
}
export type Pictures = ReturnType<typeof usePictures>;
