import { BriefcaseBusiness, House, type LucideIcon, Tag } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../../design/chip.tsx';
import { TextInput } from '../../design/text-input.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

const offered: readonly { text: MessageKey; icon: LucideIcon }[] = [
  { text: 'addresses.tagHome', icon: House },
  { text: 'addresses.tagOffice', icon: BriefcaseBusiness },
];

interface TagFieldProps {
  value: string;
  onChange: (tag: string) => void;
  onBlur: () => void;
  error?: string;
}

/** Usual tags as chips, or a typed one. A tag is stored in the language it was chosen in. */
export function TagField({ value, onChange, onBlur, error }: TagFieldProps) {
  const { t } = useTranslation();
  const [writing, setWriting] = useState(() => !offered.some(({ text }) => t(text) === value));
  const unnamed = t('addresses.tagOther');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-note font-medium text-ink-2">{t('addresses.tag')}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map(({ text, icon }) => (
          <Chip
            key={text}
            icon={icon}
            selected={!writing && t(text) === value}
            onClick={() => {
              setWriting(false);
              onChange(t(text));
            }}
          >
            {t(text)}
          </Chip>
        ))}
        <Chip
          icon={Tag}
          selected={writing}
          onClick={() => {
            setWriting(true);
            if (!writing) onChange(unnamed);
          }}
        >
          {unnamed}
        </Chip>
      </div>
      {writing && (
        <TextInput
          className="mt-3"
          label={t('addresses.tagOwn')}
          placeholder={t('addresses.tagOwnPlaceholder')}
          maxLength={20}
          value={value === unnamed ? '' : value}
          onChange={(event) => onChange(event.target.value || unnamed)}
          onBlur={onBlur}
          error={error}
        />
      )}
    </fieldset>
  );
}
