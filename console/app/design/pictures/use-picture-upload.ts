import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { uploadPicture } from '../../api/call.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Uploads pictures one after the other. */
export function usePictureUpload(onPicture: (url: string) => void) {
  const translate = useTranslate();
  const [left, setLeft] = useState(0);
  const [errors, setErrors] = useState<string[]>([]);
  const upload = async (files: readonly File[]) => {
    setErrors([]);
    setLeft(files.length);
    for (const file of files) {
      try {
        onPicture(await uploadPicture(await shrinkPicture(file)));
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        setErrors((earlier) => [...earlier, `${file.name}: ${translate(said, { _: said })}`]);
      }
      setLeft((count) => count - 1);
    }
  };
  return { upload, left, errors };
}
