import { maxMessageLength, maxMessagePictures, typing } from '@tradewind/contract/operations/service';
import { ImagePlus, SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { FilePicker } from '../../design/file-picker.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { Uploader } from '../../design/uploader.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { usePictures } from '../../platform/uploads/use-pictures.ts';
import type { NewMessage } from './use-outbox.ts';

/** The other side is told at most once in this time, in milliseconds. */
const typingEvery = 3_000;

interface ComposerPartProps {
  shopId: string;
  /** Whether there is a conversation, so that typing means something. */
  begun: boolean;
  /** What the shopper came from, offered as a card. */
  subject: NonNullable<NewMessage['card']> | null;
  onSubjectDone: () => void;
  onSend: (message: NewMessage) => void;
}

/** Where a message is written: text, pictures, and the card of what the shopper came from. Enter sends, Shift+Enter breaks the line. */
export function ComposerPart({ shopId, begun, subject, onSubjectDone, onSend }: ComposerPartProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const pictures = usePictures();
  const toldAt = useRef(-typingEvery);
  const ready = !pictures.busy && (text.trim() !== '' || pictures.urls.length > 0);

  const send = () => {
    if (!ready) return;
    onSend({ text: text.trim(), pictures: pictures.urls });
    setText('');
    pictures.clear();
  };
  const write = (words: string) => {
    setText(words);
    if (!begun || performance.now() - toldAt.current < typingEvery) return;
    toldAt.current = performance.now();
    void call(typing, { shop_id: shopId }, { quiet: true, repeatable: true }).catch(() => undefined);
  };
  const press = (event: KeyboardEvent) => {
    // While an input method is composing, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <div className="sticky bottom-0 z-(--z-bar) mt-auto border-t border-line bg-surface pb-(--safe-b)">
      {subject && (
        <div className="flex items-center gap-2 border-b border-line px-4 py-2">
          <span className="min-w-0 flex-1 text-note">{t(`service.attach.${subject.kind}`)}</span>
          <button
            type="button"
            className="press min-h-11 px-2 text-note font-semibold text-sea"
            onClick={() => {
              onSend({ text: '', pictures: [], card: subject });
              onSubjectDone();
            }}
          >
            {t('service.attach.send')}
          </button>
          <IconButton icon={X} label={t('service.attach.dismiss')} onClick={onSubjectDone} />
        </div>
      )}
      {pictures.items.length > 0 && (
        <div className="px-4 pt-3">
          <Uploader
            items={pictures.items}
            max={maxMessagePictures}
            onAdd={pictures.add}
            onRemove={pictures.remove}
            onRetry={pictures.retry}
            addLabel={t('service.attach')}
            removeLabel={(position) => t('service.picture.remove', { position })}
            retryLabel={t('service.picture.retry')}
            busyLabel={t('service.picture.busy')}
          />
        </div>
      )}
      <form
        className="flex items-end gap-1 px-2 py-2"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <FilePicker
          accept="image/*"
          multiple
          onPick={(files) => pictures.add(files.slice(0, maxMessagePictures - pictures.items.length))}
          disabled={pictures.items.length >= maxMessagePictures}
          className="press grid size-11 shrink-0 place-items-center rounded-full text-ink-2"
        >
          <ImagePlus aria-hidden size={22} strokeWidth={1.9} />
          <span className="sr-only">{t('service.attach')}</span>
        </FilePicker>
        <textarea
          rows={1}
          value={text}
          maxLength={maxMessageLength}
          aria-label={t('service.input')}
          placeholder={t('service.input')}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
          className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-lg bg-sunken px-4 py-2.5 text-body outline-hidden placeholder:text-ink-3 focus-visible:inset-ring-2 focus-visible:inset-ring-sea"
        />
        <IconButton
          type="submit"
          icon={SendHorizontal}
          label={t('service.send')}
          disabled={!ready}
          className={ready ? 'text-sea' : ''}
        />
      </form>
    </div>
  );
}
