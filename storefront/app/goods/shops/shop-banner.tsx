import { Photo } from '../../design/photo.tsx';

const large = /^(\/media\/[0-9a-f]{32})-960(\.webp)$/;

/** The picture that a shop hangs over its page; it fades into the shop's tone. */
export function ShopBanner({ address }: { address: string }) {
  return (
    <div aria-hidden className="absolute inset-x-0 top-0 -z-10 h-44 mask-b-from-45% mask-b-to-100%">
      <Photo
        src={address}
        alt=""
        width={960}
        height={400}
        priority
        srcSet={large.test(address) ? `${address.replace(large, '$1-480$2')} 480w, ${address} 960w` : undefined}
        sizes="(min-width: 640px) 480px, 100vw"
        className="size-full"
      />
    </div>
  );
}
