import { Image as Blank } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { cx } from './class-names.ts';
import { variantsOf } from './picture-variants.ts';
import { allTries, createPhotoMemory, retryDelay } from './photo-memory.ts';

export interface PhotoProps {
  src: string;
  /** Empty when the words beside it say the same. */
  alt: string;
  width: number;
  height: number;
  /** Without one, uploaded pictures have that of their variants. */
  srcSet?: string;
  /** How wide it is shown, where that is not `width`. */
  sizes?: string;
  /** Address of the small picture drawn faintly when the photograph cannot be had. */
  fallback?: string;
  /** In the first view: loaded at once and first. */
  priority?: boolean;
  /** Size, ratio and corners: `aspect-square w-full rounded-sm`. */
  className?: string;
}

const memory = createPhotoMemory(200);

/** A lazily loaded photograph with three retries and a faint fallback. */
export function Photo(props: PhotoProps) {
  return <PhotoOf key={props.src} {...props} />;
}

function PhotoOf({ src, alt, width, height, srcSet, sizes = `${width}px`, fallback, priority, className }: PhotoProps) {
  const [failures, setFailures] = useState(src ? 0 : allTries);
  const [attempt, setAttempt] = useState(0);
  const delay = failures > attempt ? retryDelay(failures) : 0;

  useEffect(() => {
    if (failures <= attempt || delay === null) return undefined;
    const timer = setTimeout(() => setAttempt(failures), delay);
    return () => clearTimeout(timer);
  }, [failures, attempt, delay]);

  // A picture in server HTML may have loaded or failed before hydration.
  const adopt = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || !image.currentSrc) return;
      if (image.naturalWidth > 0) memory.add(src);
      else setFailures((count) => (count === 0 ? 1 : count));
    },
    [src],
  );

  if (delay === null) return <PhotoPlaceholder alt={alt} fallback={fallback} className={className} />;
  if (failures > attempt) return <PhotoPlaceholder alt={alt} waiting className={className} />;
  const known = priority || memory.has(src);
  const sources = srcSet ? { srcSet, sizes } : variantsOf(src, sizes);
  return (
    <img
      key={attempt}
      ref={adopt}
      src={src}
      alt={alt}
      width={width}
      height={height}
      // After a failure the picture itself is asked for, which may be kept where a variant is not.
      {...(attempt === 0 && sources)}
      loading={known ? 'eager' : 'lazy'}
      decoding={known ? 'auto' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      onLoad={() => memory.add(src)}
      onError={() => setFailures(attempt + 1)}
      className={cx('photo text-transparent', className)}
    />
  );
}

interface PhotoPlaceholderProps extends Pick<PhotoProps, 'alt' | 'fallback' | 'className'> {
  waiting?: boolean;
}

/** Placeholder of a photograph: empty before a retry, with a faint picture after the last failure. */
function PhotoPlaceholder({ alt, fallback, waiting, className }: PhotoPlaceholderProps) {
  const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <span {...named} className={cx('photo grid place-items-center overflow-hidden', className)}>
      {!waiting && fallback && (
        <img src={fallback} alt="" width={96} height={96} className="h-auto w-1/2 max-w-24 opacity-40" />
      )}
      {!waiting && !fallback && (
        <Blank aria-hidden strokeWidth={1.5} className="size-1/3 max-w-12 text-ink-3 opacity-40" />
      )}
    </span>
  );
}
