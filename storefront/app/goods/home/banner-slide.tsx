import type { Banner } from '@tradewind/contract/platform/content';
import { ArrowRight } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { cx } from '../../design/class-names.ts';
import { Isobars } from '../../design/patterns.tsx';
import { variantsOf } from '../../design/picture-variants.ts';

interface BannerSlideProps {
  banner: Banner;
  /** Portrait format, for Explore. */
  tall?: boolean;
  /** Beside the others, in a wide window. */
  small?: boolean;
  priority?: boolean;
}

const grounds: Record<Banner['tone'], string> = {
  sea: 'tone-sea text-white',
  butter: 'ground-banner ground-butter text-black',
  rose: 'ground-banner ground-rose text-black',
  lilac: 'ground-banner ground-lilac text-black',
};

/** A banner as a link: text at the left, picture at the right. */
export function BannerSlide({ banner, tall, small, priority }: BannerSlideProps) {
  const { kicker, title, action, tone, image, photo, link } = banner;
  const look = cx(
    'relative isolate flex flex-col overflow-hidden rounded-xl p-5',
    tall ? 'h-57' : small ? 'h-full min-h-41 py-4' : 'h-41 py-4 md:h-64 md:p-8 lg:h-88 lg:p-12 lg:pl-20',
    grounds[tone],
  );
  const content = (
    <>
      {tone === 'sea' && <Isobars className="-z-10" />}
      {tone === 'sea' && (
        <span aria-hidden className="glow pointer-events-none absolute top-0 -right-1/6 -z-10 h-[125%] w-4/5" />
      )}
      <img
        src={image}
        {...variantsOf(image, 'min(400px,60vw)')}
        alt=""
        width={320}
        height={320}
        draggable={false}
        fetchPriority={priority ? 'high' : undefined}
        loading={priority ? 'eager' : 'lazy'}
        className={cx('pointer-events-none absolute -z-10', photo ? photoPlace(tall) : cutOutPlace(tall))}
      />
      <span className="text-cap font-medium opacity-85">{kicker}</span>
      <strong
        className={cx(
          'mt-0.5 text-[22px] leading-7 font-bold tracking-[-0.02em] text-balance',
          !tall && 'line-clamp-3 max-w-[58%] pb-1',
          !tall && !small && 'md:text-h1 lg:max-w-[52%] lg:text-[42px] lg:leading-[54px]',
        )}
      >
        {title}
      </strong>
      {!tall && (
        <span className="mt-auto inline-flex max-w-[60%] items-center gap-1.5 text-note font-semibold">
          <span className="truncate">{action}</span>
          <ArrowRight aria-hidden size={16} className="shrink-0" />
        </span>
      )}
    </>
  );
  if (isOutside(link))
    return (
      <a href={link} target="_blank" rel="noopener noreferrer" draggable={false} className={look}>
        {content}
      </a>
    );
  return (
    <Link to={link} draggable={false} className={look}>
      {content}
    </Link>
  );
}

/** Whether a banner leads to another site. */
const isOutside = (link: string): boolean => link.startsWith('https://');

const cutOutPlace = (tall = false): string =>
  tall
    ? 'object-contain right-2 -bottom-2 h-38 w-auto'
    : 'object-contain right-3 bottom-0 h-full w-[52%] object-right-bottom';

/** A photograph fills its side and fades into the ground. */
const photoPlace = (tall = false): string =>
  tall
    ? 'object-cover inset-x-0 bottom-0 h-3/5 w-full mask-t-from-60%'
    : 'object-cover inset-y-0 right-0 h-full w-[56%] mask-l-from-50%';
