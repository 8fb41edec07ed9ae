import { useState } from 'react';
import { Button } from '../button.tsx';
import { useConfirm } from '../dialog.tsx';
import { LongPasscode } from '../long-passcode.tsx';
import { Passcode } from '../passcode.tsx';
import { Price } from '../price.tsx';
import { RangeSlider } from '../range-slider.tsx';
import { Sheet } from '../sheet.tsx';
import { toast } from '../toast-store.ts';
import { Section } from './section.tsx';

const lines = Array.from({ length: 40 }, (_, i) => `Line ${i + 1}`);

/** Everything that lies over a screen. */
export function Overlays() {
  const [shown, setShown] = useState<'sheet' | 'passcode' | 'long' | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  const [span, setSpan] = useState<readonly [number, number]>([20, 70]);
  const { confirm, dialog } = useConfirm();

  const check = (code: string) => {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      if (code === '123456') {
        setShown(null);
        toast.success('Paid');
      } else setError('Wrong password. You have 2 tries left.');
    }, 400);
  };
  const ask = async (confirmLabel: string) => {
    const yes = await confirm({
      title: 'Confirm you received it?',
      text: 'The order moves to Received. You can still request a refund once.',
      confirmLabel,
      cancelLabel: 'Not yet',
    });
    setSaid(yes ? 'yes' : 'no');
  };
  return (
    <main className="pb-10">
      <Section title="Toasts">
        <Button size="sm" onClick={() => toast.success('Added to cart')}>
          Success
        </Button>
        <Button size="sm" onClick={() => toast.failure('Passwords do not match')}>
          Failure
        </Button>
        <Button size="sm" onClick={() => toast.loading('Paying $273.40')}>
          Loading
        </Button>
      </Section>
      <Section title="Dialog">
        <Button size="sm" onClick={() => ask('Confirm')}>
          Ask
        </Button>
        <Button size="sm" onClick={() => ask('Confirm that everything arrived')}>
          Ask at length
        </Button>
        <output>{said}</output>
        {dialog}
      </Section>
      <Section title="Sheets">
        <Button size="sm" onClick={() => setShown('sheet')}>
          Sheet
        </Button>
        <Button size="sm" onClick={() => setShown('passcode')}>
          Passcode
        </Button>
        <Button size="sm" onClick={() => setShown('long')}>
          Long passcode
        </Button>
      </Section>
      <Sheet
        open={shown === 'sheet'}
        onOpenChange={(open) => setShown(open ? 'sheet' : null)}
        title="Filter"
        closeLabel="Close"
        footer={
          <Button size="lg" wide onClick={() => toast.failure('Nothing chosen')}>
            Show 12 results
          </Button>
        }
      >
        <RangeSlider
          value={span}
          onChange={setSpan}
          min={0}
          max={100}
          lowLabel="From"
          highLabel="To"
          valueText={String}
        />
        {lines.map((line) => (
          <p key={line} className="py-2">
            {line}
          </p>
        ))}
      </Sheet>
      <Sheet
        open={shown === 'passcode'}
        onOpenChange={(open) => setShown(open ? 'passcode' : null)}
        title="Enter payment password"
        closeLabel="Close"
        flush
        locked={busy}
      >
        <div className="pb-6 text-center">
          <p className="mb-2 text-body text-ink-2">2 shops · 7 items</p>
          <Price amount={{ minor: 27_340n, currency: 'USD' }} locale="en" size="hero" tone="ink" />
        </div>
        <Passcode
          label="Payment password"
          cellLabel={(at, of) => `Digit ${at} of ${of}`}
          eraseLabel="Erase"
          busy={busy}
          busyText="Paying…"
          error={error}
          onComplete={check}
        />
      </Sheet>
      <Sheet
        open={shown === 'long'}
        onOpenChange={(open) => setShown(open ? 'long' : null)}
        title="Enter payment password"
        closeLabel="Close"
        flush
      >
        <LongPasscode
          label="Payment password"
          submitLabel="Pay $273.40"
          showLabel="Show"
          hideLabel="Hide"
          busy={busy}
          error={error}
          onComplete={check}
        />
      </Sheet>
    </main>
  );
}
