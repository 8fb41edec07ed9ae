import { useState } from 'react';
import { storage } from '../../api/storage.ts';
import { Card } from '../../design/card.tsx';
import { Segmented } from '../../design/segmented.tsx';
import { chooseTheme, readTheme } from '../../design/theme.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** Light, dark, or whatever the device says. */
export function ThemePart() {
  const { t } = useTranslation();
  const [choice, setChoice] = useState(() => readTheme(storage));
  return (
    <Card as="section" padded>
      <h2 className="mb-3 text-lead">{t('users.setting.theme')}</h2>
      <Segmented
        label={t('users.setting.theme')}
        options={[
          { id: 'system', label: t('users.setting.system') },
          { id: 'light', label: t('users.setting.light') },
          { id: 'dark', label: t('users.setting.dark') },
        ]}
        value={choice}
        onChange={(next) => {
          chooseTheme(storage, next);
          setChoice(next);
        }}
      />
    </Card>
  );
}
