import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { cx } from './class-names.ts';
import { EdgeArrow } from './edge-arrow.tsx';

export interface CarouselProps {
  /** One slide each. */
  children: ReactNode;
  label: string;
  /** Name of a slide: "2 of 5". */
  slideLabel: (position: number, count: number) => string;
  /** Turns itself every 6 s; needs the two names. Never with reduced motion. */
  autoplay?: { pauseLabel: string; playLabel: string };
  /** Names of the two arrows that a mouse gets in a wide window; in a narrow one they would cover what the slide says. */
  arrows?: { previous: string; next: string };
  /** How much of the next slide shows at the right. */
  peek?: boolean;
  /** In a window between a telephone and a wide one a slide is this wide, and as many are shown as have room. */
  tabletSlide?: string;
  /** Drawn over the lower right in place of the dots: a "2/5" pill. */
  counter?: boolean;
  onSelect?: (index: number) => void;
  /** The slide to stand on. */
  index?: number;
  className?: string;
}

const every = 6000;
const gutter = 16;

/**
 * Slides to swipe through. Whatever moves by itself can be paused, and stops for touch, focus and reduced motion. The dots
 * of a wide window are buttons; a narrow one has no room for them, and is swiped.
 */
export function Carousel(props: CarouselProps) {
  const { children, label, slideLabel, autoplay, arrows, peek, tabletSlide, counter, onSelect, index, className } =
    props;
  const slides = Children.toArray(children);
  const [view, embla] = useEmblaCarousel({
    align: peek ? () => gutter : 'start',
    containScroll: peek ? 'trimSnaps' : 'keepSnaps',
  });
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const moves = Boolean(autoplay) && slides.length > 1;

  useEffect(() => {
    if (moves && !matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(true);
  }, [moves]);

  useEffect(() => {
    if (!embla) return undefined;
    const settle = () => {
      setAt(embla.selectedScrollSnap());
      onSelect?.(embla.selectedScrollSnap());
    };
    const stop = () => setPlaying(false);
    embla.on('select', settle).on('pointerDown', stop);
    return () => {
      embla.off('select', settle).off('pointerDown', stop);
    };
  }, [embla, onSelect]);

  useEffect(() => {
    if (embla && index !== undefined && index !== embla.selectedScrollSnap()) embla.scrollTo(index);
  }, [embla, index]);

  useEffect(() => {
    if (!embla || !playing || held) return undefined;
    const timer = setInterval(() => (embla.canScrollNext() ? embla.scrollNext() : embla.scrollTo(0)), every);
    return () => clearInterval(timer);
  }, [embla, playing, held]);

  const turnByKey = (event: KeyboardEvent<HTMLElement>) => {
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (!embla || !isArrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setPlaying(false);
    if (event.key === 'ArrowLeft') embla.scrollPrev();
    else embla.scrollNext();
    const wanted = embla.slideNodes()[embla.selectedScrollSnap()];
    // Who stands on a slide goes along to the one that is shown now.
    if (event.target instanceof HTMLElement && event.target.closest('[aria-roledescription="slide"]'))
      wanted?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  };

  /** Shows the slide that gets the focus by Tab; the browser then has scrolled a box that does not scroll. */
  const showFocused = ({ target }: FocusEvent<HTMLElement>, position: number) => {
    if (!embla || !target.matches(':focus-visible')) return;
    if (position !== embla.selectedScrollSnap()) embla.scrollTo(position, true);
    requestAnimationFrame(() => {
      embla.rootNode().scrollLeft = 0;
    });
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={cx('relative', className)}
      onKeyDown={turnByKey}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={view}
        className={cx('overflow-hidden', tabletSlide && 'md:max-lg:mx-auto md:max-lg:w-fit md:max-lg:max-w-full')}
        data-base-ui-swipe-ignore="x"
      >
        <div className={cx('flex touch-pan-y', peek && 'gap-2.5 px-4 md:gap-8')}>
          {slides.map((slide, position) => (
            <div
              key={position}
              role="group"
              aria-roledescription="slide"
              aria-label={slideLabel(position + 1, slides.length)}
              onFocus={(event) => showFocused(event, position)}
              className={cx(
                'min-w-0 shrink-0',
                peek ? 'basis-[calc(100%-14px)] md:basis-full' : 'basis-full',
                tabletSlide,
              )}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {arrows && slides.length > 1 && (
        <>
          <EdgeArrow
            icon={ChevronLeft}
            label={arrows.previous}
            onClick={() => embla?.scrollPrev()}
            className="left-6"
          />
          <EdgeArrow icon={ChevronRight} label={arrows.next} onClick={() => embla?.scrollNext()} className="right-6" />
        </>
      )}
      {slides.length > 1 && (
        <div
          className={cx(
            'absolute bottom-3 flex min-h-7 items-center rounded-full bg-black/35 text-white',
            peek ? 'right-9' : 'right-3',
            !autoplay && 'px-2.5',
          )}
        >
          {counter ? (
            <span aria-hidden className="tnum px-1 text-micro font-semibold">
              {at + 1}/{slides.length}
            </span>
          ) : (
            <>
              <span aria-hidden className={cx('flex items-center gap-1.5 md:hidden', autoplay && 'pl-2.5')}>
                {slides.map((_, dot) => (
                  <Dot key={dot} shown={dot === at} />
                ))}
              </span>
              <span className={cx('hidden md:flex', autoplay && 'pl-1')}>
                {slides.map((_, dot) => (
                  <button
                    key={dot}
                    type="button"
                    aria-label={slideLabel(dot + 1, slides.length)}
                    aria-current={dot === at || undefined}
                    onClick={() => {
                      setPlaying(false);
                      embla?.scrollTo(dot);
                    }}
                    className="-my-2 grid h-11 w-6 place-items-center rounded-full"
                  >
                    <Dot shown={dot === at} />
                  </button>
                ))}
              </span>
            </>
          )}
          {autoplay && (
            <button
              type="button"
              aria-label={playing ? autoplay.pauseLabel : autoplay.playLabel}
              onClick={() => setPlaying(!playing)}
              className="-my-2 grid size-11 place-items-center rounded-full"
            >
              {playing ? (
                <Pause aria-hidden size={14} className="fill-current" />
              ) : (
                <Play aria-hidden size={14} className="fill-current" />
              )}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function Dot({ shown }: { shown: boolean }) {
  return <span className={cx('h-1.5 rounded-full', shown ? 'w-3.5 bg-white' : 'w-1.5 bg-white/60')} />;
}
