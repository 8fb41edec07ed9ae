import type { ShopDetail } from '@tradewind/contract/goods/shops';
import { ChevronLeft, MessageCircle, Search, Share, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from '../../shell/router/link.tsx';
import { sharePage } from '../catalog/share-page.ts';
import { cx } from '../../design/class-names.ts';
import { IconButton } from '../../design/icon-button.tsx';
import { Isobars } from '../../design/patterns.tsx';
import { Photo } from '../../design/photo.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { servicePath } from '../../paths/service-path.ts';
import { useGoBack } from '../../shell/use-go-back.ts';
import { FollowButton } from './follow-button.tsx';
import { isNewShop, shopPlaceLine, useShopFacts } from './use-shop-facts.ts';

interface ShopHeadPartProps {
  shop: ShopDetail;
  /** Words of the current search within the shop. */
  words: string;
  onSearch: (words: string) => void;
}

const tones: Readonly<Record<string, string>> = {
  night: 'tone-night',
  pine: 'tone-pine',
  wine: 'tone-wine',
  sea: 'tone-sea',
};

/** The head of a shop on its tone: search field, name, facts and follow button. */
export function ShopHeadPart({ shop, words, onSearch }: ShopHeadPartProps) {
  const { t } = useTranslation();
  const goBack = useGoBack();
  const facts = useShopFacts(shop);
  const { banner } = shop;
  const look = banner ? 'over-photo' : 'on-deep';
  return (
    <header
      className={cx(
        'relative isolate overflow-hidden text-white md:mx-4 md:mt-4 md:rounded-xl',
        tones[shop.tone] ?? 'tone-sea',
      )}
    >
      {banner ? <ShopBanner address={banner} /> : <Isobars className="-z-10" />}
      <div className={cx('flex items-center gap-1 px-1.5 pt-1.5', banner && 'pb-24')}>
        <IconButton
          icon={ChevronLeft}
          iconSize={banner ? undefined : 26}
          variant={look}
          label={t('shell.back')}
          onClick={goBack}
        />
        <SearchField key={words} words={words} onSearch={onSearch} over={banner !== ''} />
        <IconButton
          icon={MessageCircle}
          variant={look}
          label={t('service.askShop')}
          link={(face) => <Link to={servicePath(shop.mer_id)} {...face} />}
        />
        <IconButton
          icon={Share}
          variant={look}
          label={t('catalog.share')}
          onClick={() => void sharePage(t, shop.mer_name)}
        />
      </div>
      <div className="flex items-center gap-3.5 px-4 pt-3">
        <Photo
          src={shop.mer_avatar}
          alt=""
          width={144}
          height={144}
          sizes="72px"
          priority={banner === ''}
          className="size-18 shrink-0 rounded-full ring-2 ring-white/30"
        />
        <div className="min-w-0">
          <h1 className="text-h2 font-bold tracking-[-0.02em] break-words">{shop.mer_name}</h1>
          <p className="text-note text-white/85">
            {[isNewShop(shop) && t('shops.newShop'), shopPlaceLine(shop, t('shops.since', { year: shop.since }))]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      {shop.slogan && <p className="px-4 pt-3 text-body text-white/85">{shop.slogan}</p>}
      {facts.length > 0 && (
        <dl className="flex px-4 pt-3.5 md:max-w-120">
          {facts.map(({ id, value, label }) => (
            <div
              key={id}
              className="flex min-w-0 flex-1 flex-col-reverse justify-end border-l border-white/20 px-3 first:border-transparent first:pl-0"
            >
              <dt className="text-cap break-words text-white/80">{label}</dt>
              <dd className="tnum text-title font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex px-4 pt-4 pb-5">
        <FollowButton shop={shop} look="deep" size="md" className="flex-1 md:max-w-72" />
      </div>
    </header>
  );
}

/** The search field of a shop. Its key resets it when the words of the address change. */
function SearchField({ words, onSearch, over }: { words: string; onSearch: (words: string) => void; over: boolean }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form
      role="search"
      aria-label={t('shops.searchIn')}
      onSubmit={submit}
      className={cx(
        'flex h-10 min-w-0 flex-1 items-center gap-2 rounded-full pl-3.5 has-focus-visible:inset-ring-2 has-focus-visible:inset-ring-white',
        over ? 'bg-black/60 backdrop-blur-md' : 'bg-white/16',
      )}
    >
      <Search aria-hidden size={18} className="shrink-0" />
      <input
        type="search"
        enterKeyHint="search"
        maxLength={80}
        aria-label={t('shops.searchIn')}
        placeholder={t('shops.searchIn')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="h-full min-w-0 flex-1 bg-transparent text-base text-white outline-hidden placeholder:text-white/80 [&::-webkit-search-cancel-button]:hidden"
      />
      {words && (
        <IconButton
          icon={X}
          iconSize={18}
          variant="on-deep"
          label={t('search.clear')}
          onClick={() => onSearch('')}
          className="-my-1"
        />
      )}
    </form>
  );
}

const large = /^(\/media\/[0-9a-f]{32})-960(\.webp)$/;

/** The shop's banner, fading into the shop's tone. */
function ShopBanner({ address }: { address: string }) {
  return (
    <div aria-hidden className="absolute inset-x-0 top-0 -z-10 h-44 mask-b-from-45% mask-b-to-100%">
      <Photo
        src={address}
        alt=""
        width={960}
        height={400}
        priority
        srcSet={large.test(address) ? `${address.replace(large, '$1-480$2')} 480w, ${address} 960w` : undefined}
        sizes="(min-width:48rem) 100vw, (min-resolution:2.5dppx) 60vw, 100vw"
        className="size-full"
      />
    </div>
  );
}
