import type { Partnership } from '@tradewind/contract/trade/invitations';
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { QrCode } from '../../design/qr-code.tsx';
import { toast } from '../../design/toast-store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CopyButton } from '../../shell/copy-button.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { drawPoster } from './poster.ts';

/** The code as a link, as a QR code and as a poster to send or print. */
export function InvitationPart({ partnership: { code, path, link, reward } }: { partnership: Partnership }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [drawing, setDrawing] = useState(false);
  // An installation that does not know its address is reached by the one in the browser.
  const address = link || `${window.location.origin}${path}`;

  async function share() {
    try {
      await navigator.share({ title: t('shell.brand'), text: t('partnership.shareText'), url: address });
    } catch (failure) {
      // Closing the system's sheet is not a failure.
      if ((failure as DOMException).name !== 'AbortError') toast.failure(t('partnership.shareFailed'));
    }
  }

  async function savePoster() {
    setDrawing(true);
    try {
      const poster = await drawPoster({
        brand: t('shell.brand'),
        headline: t('partnership.poster'),
        code: t('partnership.posterCode', { code }),
        address,
      });
      saveFile(`tradewind-${code}.png`, poster);
    } catch {
      toast.failure(t('partnership.posterFailed'));
    } finally {
      setDrawing(false);
    }
  }

  return (
    <Card as="section" padded className="flex flex-col items-center gap-4">
      <h2 className="sr-only">{t('partnership.invitation', { reward: money(reward) })}</h2>
      <QrCode text={address} label={t('partnership.qr')} />
      <dl className="flex w-full flex-col gap-3">
        {[
          [t('partnership.code'), code, t('partnership.copyCode')],
          [t('partnership.link'), address, t('partnership.copyLink')],
        ].map(([label, text, action]) => (
          <div key={label} className="flex min-w-0 flex-col gap-0.5">
            <dt className="text-note text-ink-3">{label}</dt>
            <dd className="min-w-0">
              <CopyButton text={text!} label={`${action}: ${text}`} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex w-full flex-wrap gap-2.5">
        {'share' in navigator && (
          <Button icon={Share2} className="min-w-0 flex-1" onClick={() => void share()}>
            {t('partnership.share')}
          </Button>
        )}
        <Button
          kind="soft"
          icon={Download}
          loading={drawing}
          className="min-w-0 flex-1"
          onClick={() => void savePoster()}
        >
          {t('partnership.savePoster')}
        </Button>
      </div>
    </Card>
  );
}
