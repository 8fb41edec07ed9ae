import type { UserInfo } from '@tradewind/contract/people/users';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button, buttonClass } from '../../design/button.tsx';
import { useConfirm } from '../../design/dialog.tsx';
import { FilePicker } from '../../design/file-picker.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from './avatar.tsx';
import { useSaveAvatar } from './profile-data.ts';

const CropSheet = lazy(async () => ({ default: (await import('./crop-sheet.tsx')).CropSheet }));

/** The picture of the shopper, which is cut to a circle, replaced and removed at once, without the form's button. */
export function AvatarPart({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  const save = useSaveAvatar();
  const { confirm, dialog } = useConfirm();
  const [chosen, setChosen] = useState<{ file: File; number: number } | null>(null);
  const [cropping, setCropping] = useState(false);
  const remove = async () => {
    const sure = await confirm({
      title: t('users.avatar.removeAsk'),
      text: t('users.avatar.removeText'),
      confirmLabel: t('users.avatar.remove'),
      cancelLabel: t('users.avatar.keep'),
      danger: true,
    });
    if (sure) save.mutate('');
  };
  return (
    <div className="flex items-center gap-4">
      <Avatar large user={user} />
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <FilePicker
            accept="image/*"
            disabled={save.isPending}
            onPick={([file]) => {
              if (!file) return;
              setChosen({ file, number: (chosen?.number ?? 0) + 1 });
              setCropping(true);
            }}
            className={buttonClass({ kind: 'soft', size: 'sm' })}
          >
            {t(user.avatar ? 'users.avatar.change' : 'users.avatar.add')}
          </FilePicker>
          {user.avatar && (
            <Button kind="ghost" size="sm" loading={save.isPending} onClick={() => void remove()}>
              {t('users.avatar.remove')}
            </Button>
          )}
        </div>
        <p className="text-note text-ink-2">{t('users.avatar.note')}</p>
      </div>
      {chosen && <CropOf key={chosen.number} file={chosen.file} open={cropping} onClose={() => setCropping(false)} />}
      {dialog}
    </div>
  );
}

interface CropProps {
  file: File;
  open: boolean;
  onClose: () => void;
}

function CropOf({ file, open, onClose }: CropProps) {
  const source = useAddressOf(file);
  return (
    source && (
      <Suspense>
        <CropSheet open={open} file={file} source={source} onClose={onClose} />
      </Suspense>
    )
  );
}

/** A temporary address of a file, for as long as it is shown. */
function useAddressOf(file: File): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
