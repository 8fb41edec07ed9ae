import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { TextArea } from '../../../design/text-area.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';

/** As long as the contract allows. */
const maxLength = 200;

interface NoteSheetProps {
  open: boolean;
  shop: string;
  note: string;
  onSave: (note: string) => void;
  onClose: () => void;
}

/** A note to one shop. */
export function NoteSheetPart({ open, shop, note, onSave, onClose }: NoteSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('orders.note')}
      closeLabel={t('shell.close')}
    >
      <NoteForm shop={shop} note={note} onSave={onSave} />
    </Sheet>
  );
}

function NoteForm({ shop, note, onSave }: Pick<NoteSheetProps, 'shop' | 'note' | 'onSave'>) {
  const { t } = useTranslation();
  const [text, setText] = useState(note);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text.trim());
      }}
      className="flex flex-col gap-4"
    >
      <TextArea
        label={t('orders.note.to', { shop })}
        value={text}
        maxLength={maxLength}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="lg" wide>
        {t('orders.note.save')}
      </Button>
    </form>
  );
}
