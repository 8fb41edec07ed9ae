import { useQuery } from '@tanstack/react-query';
import { KeyRound, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import { Notice } from '../../design/notice.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { Switch } from '../../design/switch.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useScreenActive } from '../../shell/screen-active.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { AtSignInPart, EndFactorPart, RenewCodesPart } from './change-factor-parts.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { factorQuery } from './second-factor-data.ts';
import { SetUpFactorPart } from './set-up-factor-part.tsx';

type SheetName = 'set-up' | 'renew' | 'at-sign-in' | 'end';

/** How few recovery codes are left when new ones are suggested. */
const fewCodes = 3;

/** The second factor: what it guards, setting it up, its recovery codes, and removing it. */
export function Component() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const active = useScreenActive();
  const { data: factor } = useQuery({ ...factorQuery(), refetchOnMount: 'always' });
  // The last one stays while the sheet slides away.
  const [sheet, setSheet] = useState<SheetName>('set-up');
  const [open, setOpen] = useState(false);
  const [codesShown, setCodesShown] = useState(false);
  const show = (name: SheetName) => {
    setSheet(name);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setCodesShown(false);
  };
  const titles = {
    'set-up': t('factor.start.title'),
    renew: t('factor.renew'),
    'at-sign-in': t('factor.atSignIn'),
    end: t('factor.end'),
  };
  return (
    <>
      <ScreenBar title={t('title.twoStep')} fallback="/security" />
      <div className="flex flex-col gap-2.5 px-3 pt-1 pb-8">
        <Card padded>
          <p className="text-body text-ink-2">{t('factor.intro')}</p>
        </Card>
        {factor && (
          <ListGroup>
            <ListRow
              icon={ShieldCheck}
              title={t('factor.authenticator')}
              note={factor.since ? t('factor.since', { time: date(factor.since, 'minute') }) : t('factor.app')}
              control={
                <Badge tone={factor.on ? 'ok' : 'neutral'}>{factor.on ? t('factor.on') : t('factor.off')}</Badge>
              }
            />
            {factor.on === 1 && (
              <>
                <ListRow
                  title={t('factor.atSignIn')}
                  note={t('factor.atSignInNote')}
                  control={
                    <Switch
                      label={t('factor.atSignIn')}
                      checked={factor.at_sign_in === 1}
                      onChange={() => show('at-sign-in')}
                    />
                  }
                />
                <ListRow
                  icon={KeyRound}
                  title={t('factor.renew')}
                  note={t('factor.left', { count: factor.recovery_codes_left })}
                  onClick={() => show('renew')}
                />
                <ListRow icon={Trash2} tone="bad" chevron={false} title={t('factor.end')} onClick={() => show('end')} />
              </>
            )}
          </ListGroup>
        )}
        {factor?.on === 1 && factor.recovery_codes_left < fewCodes && (
          <Notice tone="warn">{t('factor.fewLeft')}</Notice>
        )}
        {factor?.on === 0 && (
          <Button size="lg" wide icon={ShieldCheck} onClick={() => show('set-up')}>
            {t('factor.start.title')}
          </Button>
        )}
        {factor && <PasskeysPart hasAuthenticator={factor.on === 1} />}
      </div>
      <Sheet
        open={open && active}
        onOpenChange={(next) => !next && close()}
        title={titles[sheet]}
        closeLabel={t('shell.close')}
        locked={codesShown}
      >
        {sheet === 'set-up' && (
          <SetUpFactorPart
            hasPasskey={(factor?.passkeys ?? 0) > 0}
            onCodesShown={() => setCodesShown(true)}
            onDone={close}
          />
        )}
        {sheet === 'renew' && <RenewCodesPart onCodesShown={() => setCodesShown(true)} onDone={close} />}
        {sheet === 'at-sign-in' && factor && <AtSignInPart on={factor.at_sign_in === 0} onDone={close} />}
        {sheet === 'end' && <EndFactorPart onDone={close} />}
      </Sheet>
    </>
  );
}
