import { useForm } from 'react-hook-form';
import { Button } from '../../../design/button.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';

interface PromoSheetProps {
  open: boolean;
  /** Tries a code; resolves with the reason why it does not apply, or null. */
  onTry: (code: string) => Promise<string | null>;
  onClose: () => void;
}

/** A field for a promo code, with the reason of a refusal under it. */
export function PromoSheetPart({ open, onTry, onClose }: PromoSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('orders.promo')}
      closeLabel={t('shell.close')}
    >
      <PromoForm onTry={onTry} onClose={onClose} />
    </Sheet>
  );
}

function PromoForm({ onTry, onClose }: Omit<PromoSheetProps, 'open'>) {
  const { t } = useTranslation();
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const error = errors.code?.message;
  const submit = form.handleSubmit(async (values) => {
    const refused = await onTry(values.code.trim());
    if (refused === null) onClose();
    else form.setError('code', { message: refused }, { shouldFocus: true });
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <TextInput
        {...form.register('code', { validate: (value) => value.trim() !== '' || t('orders.promo.needed') })}
        {...(error ? { error } : {})}
        label={t('orders.promo')}
        labelHidden
        placeholder={t('orders.promo.hint')}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button type="submit" size="lg" wide loading={isSubmitting}>
        {t('orders.promo.apply')}
      </Button>
    </form>
  );
}
