import { Notice } from '../../design/notice.tsx';
import { useErrorText } from './form-texts.ts';

/** What failed about a form as a whole, above its button: the error `root` that `showFormFailure` sets. */
export function FormFailure({ error }: { error: { message?: string } | undefined }) {
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <Notice tone="bad" urgent>
      {errorText(error)}
    </Notice>
  );
}
