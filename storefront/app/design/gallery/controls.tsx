import { Copy, Hourglass, MapPin, Package, PackageCheck, Truck, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { BrandMark } from '../brand-mark.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Checkbox } from '../checkbox.tsx';
import { Chip } from '../chip.tsx';
import { Count } from '../count.tsx';
import { FieldButton } from '../field-button.tsx';
import { IconButton } from '../icon-button.tsx';
import { IconLabel } from '../icon-label.tsx';
import { Notice } from '../notice.tsx';
import { OptionTile } from '../option-tile.tsx';
import { PasswordInput } from '../password-input.tsx';
import { Price } from '../price.tsx';
import { Radio, RadioGroup } from '../radio.tsx';
import { Segmented } from '../segmented.tsx';
import { Skeleton } from '../skeleton.tsx';
import { StarInput, Stars } from '../stars.tsx';
import { Stepper } from '../stepper.tsx';
import { Switch } from '../switch.tsx';
import { Tabs } from '../tabs.tsx';
import { TextArea } from '../text-area.tsx';
import { TextInput } from '../text-input.tsx';
import { Section } from './section.tsx';

const tabs = ['All', 'To pay', 'To ship', 'On the way', 'Received', 'Completed', 'After-sale'].map((label) => ({
  id: label,
  label,
}));
const usd = (minor: bigint) => ({ minor, currency: 'USD' });

/** Everything that is pressed, typed into, switched or read. */
export function Controls() {
  const [on, setOn] = useState(true);
  const [radio, setRadio] = useState('b');
  const [pieces, setPieces] = useState(2);
  const [stars, setStars] = useState(4);
  const [segment, setSegment] = useState('card');
  const [tab, setTab] = useState('All');
  const [option, setOption] = useState('Sage');
  return (
    <main className="pb-10">
      <div className="flex items-center justify-between px-4 pt-4">
        <BrandMark name="Tradewind" />
        <h1 className="text-note text-ink-3">Components</h1>
      </div>
      <Section title="Buttons" className="grid grid-cols-2">
        <Button kind="buy" size="lg">
          Buy now
        </Button>
        <Button size="lg">Pay</Button>
        <Button kind="buy-soft" size="lg">
          Add to cart
        </Button>
        <Button kind="soft" size="lg">
          Follow
        </Button>
        <Button kind="outline" size="lg">
          Cancel order
        </Button>
        <Button kind="quiet" size="lg">
          Reset
        </Button>
        <Button size="lg" disabled>
          Disabled
        </Button>
        <Button size="lg" loading>
          Pay
        </Button>
        <div className="col-span-2 flex items-center gap-3">
          <Button>44</Button>
          <Button kind="soft" size="sm">
            36
          </Button>
          <Button kind="danger" size="sm">
            Delete
          </Button>
          <Button kind="ghost" size="sm">
            Text
          </Button>
        </div>
      </Section>
      <Section title="Fields" className="flex-col items-stretch gap-4 *:w-full">
        <TextInput label="Rest" placeholder="Placeholder" />
        <TextInput label="Error" defaultValue="anya@" error="Enter a valid email" />
        <TextInput
          label="Read-only"
          readOnly
          defaultValue="TW2511 0948 7716"
          after={<IconButton icon={Copy} iconSize={20} label="Copy" className="text-sea" />}
        />
        <PasswordInput label="Password" defaultValue="secret word" showLabel="Show" hideLabel="Hide" />
        <FieldButton label="Area" value="Bangkok, Khlong Toei" onClick={() => undefined} />
        <TextArea
          label="Detailed address"
          maxLength={120}
          defaultValue="Unit 12B, Park Origin, 18 Sukhumvit 24, Khlong Tan"
        />
      </Section>
      <Section title="Price" className="items-baseline gap-x-6">
        <Price amount={usd(1480n)} locale="en" size="sm" />
        <Price amount={usd(8950n)} locale="en" />
        <Price amount={usd(74_900n)} locale="en" size="lg" />
        <Price amount={usd(74_900n)} locale="en" size="xl" />
        <Price amount={usd(128_460n)} locale="en" size="hero" tone="ink" />
        <Price amount={usd(-1000n)} locale="en" tone="ink" />
      </Section>
      <Section title="Status, badges, chips">
        <Badge size="md" tone="warn" icon={Wallet}>
          To pay
        </Badge>
        <Badge size="md" tone="info" icon={Package}>
          To ship
        </Badge>
        <Badge size="md" tone="sea" icon={Truck}>
          On the way
        </Badge>
        <Badge size="md" tone="ok" icon={PackageCheck}>
          Received
        </Badge>
        <Badge size="md" tone="plum" icon={Hourglass}>
          Refund in progress
        </Badge>
        <Badge tone="ember-solid">New</Badge>
        <Badge tone="ember">Promo</Badge>
        <Badge tone="ok">In stock</Badge>
        <Badge tone="warn">Auditing</Badge>
        <Badge tone="bad">Refused</Badge>
        <Badge>Not yet open</Badge>
        <Count value={12} ground="canvas" />
        <Count value={120} ground="canvas" />
        <div className="flex w-full flex-wrap gap-2">
          <Chip selected>Selected</Chip>
          <Chip selected={false}>Rest</Chip>
          <Chip removeLabel="Remove">Applied</Chip>
          <Chip icon={MapPin}>Icon</Chip>
        </div>
        <div className="grid w-full grid-cols-2 gap-2">
          {['Oat', 'Sage', 'Rose'].map((label) => (
            <OptionTile
              key={label}
              label={label}
              selected={option === label}
              onSelect={() => setOption(label)}
              swatch={<span className="block size-full bg-ember-edge" />}
              unavailable={label === 'Rose' ? 'Sold out' : undefined}
            />
          ))}
        </div>
        <OptionTile label="Hard travel case" selected onSelect={() => undefined} />
        <OptionTile label="No case" selected={false} onSelect={() => undefined} />
      </Section>
      <Section title="Selection">
        <Checkbox label="Off" checked={false} onChange={() => undefined} />
        <Checkbox label="On" checked={on} onChange={setOn} />
        <Checkbox label="Mixed" checked={false} mixed onChange={() => undefined} />
        <Checkbox label="Never" checked={false} disabled onChange={() => undefined} />
        <Switch label="Off" checked={false} onChange={() => undefined} />
        <Switch label="On" checked={on} onChange={setOn} />
        <Stepper value={pieces} onChange={setPieces} max={36} label="Pieces" lessLabel="Less" moreLabel="More" />
        <Segmented
          label="Way"
          className="w-full"
          value={segment}
          onChange={setSegment}
          options={[
            { id: 'card', label: 'Bank card' },
            { id: 'chain', label: 'On-chain' },
          ]}
        />
        <StarInput value={stars} onChange={setStars} label="Rating" starLabel={(star) => `${star} of 5`} />
        <Stars value={stars} />
        <IconLabel icon={Truck} label="On the way" count={2} onClick={() => undefined} />
        <RadioGroup label="Pick" value={radio} onChange={setRadio} className="grid w-full gap-2">
          <Radio value="a" variant="card">
            Radio card
          </Radio>
          <Radio value="b" variant="card">
            Chosen card
          </Radio>
          <Radio value="c" variant="card" disabled>
            Not yet open
          </Radio>
        </RadioGroup>
      </Section>
      <div className="mt-4">
        <Tabs label="Kinds" items={tabs} value={tab} onChange={setTab} />
      </div>
      <Section title="Notices" className="flex-col items-stretch">
        <Notice tone="warn" title="Send USDT on TRC20 only">
          Other networks can’t be recovered.
        </Notice>
        <Notice tone="bad" title="Withdrawal refused">
          The card name didn’t match. $50.00 is back in your balance.
        </Notice>
        <Notice tone="ok">Top-up received, $500.00 added.</Notice>
        <Notice tone="sea">Confirmed with your payment password</Notice>
      </Section>
      <Section title="Skeleton">
        <Card className="flex w-full gap-3 p-3">
          <Skeleton className="size-16" />
          <div className="flex flex-1 flex-col gap-2.5 pt-1">
            <Skeleton className="h-3 w-full" />
            <Skeleton className="h-3 w-2/3" />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </Card>
      </Section>
    </main>
  );
}
