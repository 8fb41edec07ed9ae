import type { Partnership } from '@tradewind/contract/trade/invitations';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { TextInput } from '../../design/text-input.tsx';
import { isApiFailure } from '@tradewind/client/errors';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { failureText } from '../../shell/errors/failure-text.ts';
import { useAcceptInvitation } from './partnership-data.ts';

/** Who invited the shopper, or a field for their code while it can still be entered. */
export function AcceptPart({ partnership: { invited_by: by, can_accept: canAccept } }: { partnership: Partnership }) {
  const { t } = useTranslation();
  if (by) return <p className="px-1 text-note text-ink-2">{t('partnership.invitedBy', { name: by })}</p>;
  return canAccept === 1 ? <AcceptForm /> : null;
}

function AcceptForm() {
  const { t } = useTranslation();
  const { mutate, isPending, error, reset } = useAcceptInvitation();
  const [code, setCode] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() !== '' && !isPending) mutate(code);
  }
  return (
    <form onSubmit={submit} noValidate className="card flex flex-col gap-3 p-4">
      <TextInput
        label={t('partnership.enterCode')}
        hint={t('partnership.enterHint')}
        error={isApiFailure(error) ? failureText(t, error) : undefined}
        value={code}
        maxLength={40}
        autoCapitalize="characters"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setCode(target.value);
          reset();
        }}
      />
      <Button type="submit" kind="soft" loading={isPending} disabled={code.trim() === ''}>
        {t('partnership.accept')}
      </Button>
    </form>
  );
}
