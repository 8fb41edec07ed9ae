import { Bell, CircleUserRound, Compass, Globe, House, MapPin, ReceiptText, Search, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Carousel } from '../carousel.tsx';
import { DeepPanel } from '../deep-panel.tsx';
import { EmptyState } from '../empty-state.tsx';
import { EndlessList } from '../endless-list.tsx';
import { FileRow } from '../file-row.tsx';
import { IconButton } from '../icon-button.tsx';
import { ListGroup, ListRow } from '../list-row.tsx';
import { NavBar } from '../nav-bar.tsx';
import { Photo } from '../photo.tsx';
import { Price } from '../price.tsx';
import { PullToRefresh } from '../pull-to-refresh.tsx';
import { TabBar } from '../tab-bar.tsx';
import { Timeline } from '../timeline.tsx';
import { Uploader } from '../uploader.tsx';
import { Section } from './section.tsx';
import { Airmail } from '../patterns.tsx';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const places = [
  { id: 'home', icon: House, label: 'Home' },
  { id: 'explore', icon: Compass, label: 'Explore' },
  { id: 'bag', icon: ShoppingBag, label: 'Cart', count: 5 },
  { id: 'me', icon: CircleUserRound, label: 'Me' },
];
const square =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"%3E%3Cpath fill="%23dab" d="M0 0h9v9H0z"/%3E%3C/svg%3E';
const events = ['Out for delivery', 'Arrived', 'Left the hub', 'Picked up', 'Packed'].map((title, i) => ({
  id: title,
  title,
  place: 'Bangkok, Khlong Toei hub',
  time: `0${9 - i}:12`,
}));

/** Bars, lists and pictures as they stand together on a screen. */
export function Screen() {
  const [rows, setRows] = useState(6);
  const [loading, setLoading] = useState(false);
  const more = async () => {
    setLoading(true);
    await wait(500);
    setRows((count) => count + 6);
    setLoading(false);
  };
  return (
    <>
      <NavBar
        title="My orders"
        back={{ label: 'Back' }}
        right={
          <>
            <IconButton icon={Search} label="Search" />
            <IconButton icon={Bell} label="News" dot />
          </>
        }
      />
      <PullToRefresh
        onRefresh={() => wait(1200)}
        pullText="Pull to refresh"
        releaseText="Let go to refresh"
        refreshingText="Refreshing"
        refreshLabel="Refresh"
      >
        <Carousel
          peek
          label="Offers"
          slideLabel={(at, of) => `${at} of ${of}`}
          autoplay={{ pauseLabel: 'Pause', playLabel: 'Play' }}
        >
          {['Light layers', 'Quiet rooms', 'Long evenings'].map((title) => (
            <DeepPanel key={title} glow className="h-[164px] rounded-xl p-5">
              <p className="text-h1 font-bold">{title}</p>
            </DeepPanel>
          ))}
        </Carousel>
        <div className="flex flex-col gap-2.5 p-3">
          <Card padded className="relative overflow-hidden">
            <p className="font-semibold">Anya Wattana</p>
            <p className="text-ink-2">Unit 12B, Park Origin, 18 Sukhumvit 24</p>
            <Airmail />
          </Card>
          <DeepPanel className="flex items-center justify-between rounded-lg p-4">
            <Price amount={{ minor: 128_460n, currency: 'USD' }} locale="en" size="lg" tone="white" />
            <span className="flex gap-2">
              <Button kind="on-deep" size="sm">
                Top up
              </Button>
              <Button kind="on-deep-soft" size="sm">
                Withdraw
              </Button>
            </span>
          </DeepPanel>
          <ListGroup>
            <ListRow icon={ReceiptText} title="Transactions" onClick={() => undefined} />
            <ListRow icon={Globe} title="Language" value="English" onClick={() => undefined} />
            <ListRow
              icon={MapPin}
              title="Deliver to"
              note="Bangkok"
              value="A long value that is cut off at the end"
              chevron={false}
            />
          </ListGroup>
          <div className="grid grid-cols-3 gap-2">
            <Photo src={square} alt="A square" width={200} height={200} className="aspect-square w-full rounded-sm" />
            <Photo src="/absent.webp" alt="Gone" width={200} height={200} className="aspect-square w-full rounded-sm" />
            <Photo
              src="/gone.webp"
              alt="Gone"
              width={200}
              height={200}
              fallback={square}
              className="aspect-square w-full rounded-sm"
            />
          </div>
          <Card padded>
            <Timeline events={events} showAllLabel="Show all" />
          </Card>
          <Card padded>
            <Uploader
              items={[
                { id: 'a', preview: square, state: 'done' },
                { id: 'b', preview: square, state: 'busy' },
                { id: 'c', preview: square, state: 'failed' },
              ]}
              max={6}
              onAdd={() => undefined}
              onRemove={() => undefined}
              onRetry={() => undefined}
              addLabel="Add pictures"
              removeLabel={(at) => `Remove picture ${at}`}
              retryLabel="Retry"
              busyLabel="Sending"
            />
          </Card>
          <FileRow
            file={null}
            note="JPG or PNG, up to 5 MB"
            pickLabel="Add a receipt"
            removeLabel="Remove"
            onPick={() => undefined}
            onRemove={() => undefined}
          />
          <FileRow
            file={{ name: 'receipt.png', state: 'done' }}
            note="1.2 MB"
            pickLabel="Add"
            removeLabel="Remove"
            onPick={() => undefined}
            onRemove={() => undefined}
          />
        </div>
        <EmptyState
          title="No orders yet"
          text="Whatever you order shows up here, with where it is."
          picture={square}
          action={<Button>Look around</Button>}
        />
        <Section title="Endless" className="flex-col items-stretch">
          <EndlessList
            hasMore={rows < 24}
            loading={loading}
            onMore={() => void more()}
            loadingText="Loading"
            noMoreText="No more orders"
            retryLabel="Try again"
          >
            {Array.from({ length: rows }, (_, i) => (
              <Card key={i} padded>
                {i + 1}
              </Card>
            ))}
          </EndlessList>
        </Section>
      </PullToRefresh>
      <TabBar
        label="Places"
        items={places.map((place) => ({
          ...place,
          active: place.id === 'bag',
          link: ({ children, ...face }) => (
            <a href={`#${place.id}`} {...face}>
              {children}
            </a>
          ),
        }))}
      />
    </>
  );
}
