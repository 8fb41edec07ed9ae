import type { TracedScreen } from '@tradewind/client/screen-trace';

/** A call of the page, in milliseconds since it was loaded. */
interface Timing {
  readonly startTime: number;
  readonly responseEnd: number;
}

/** A screen as it is told; times in seconds. */
interface SeenScreen {
  route: string;
  trace: string;
  span: string;
  ago: number;
  seconds: number;
  paint?: number;
  drawn?: string;
}

interface Seen {
  /** The latest screens, the latest last. */
  screens: readonly TracedScreen[];
  /** Those that were told before. */
  told: WeakSet<TracedScreen>;
  /** All calls of the page that the browser remembers. */
  calls: readonly Timing[];
  /** The screen of the address that the browser loaded. */
  opened: {
    screen: TracedScreen | undefined;
    /** Seconds until its largest picture or text was there. */
    paint: number | undefined;
    /** The `traceparent` of the request that the server drew it for. */
    drawn: string | undefined;
  };
  /** Milliseconds since the page was loaded. */
  now: number;
  routeOf: (path: string) => string;
}

/** A screen has everything when it asked for nothing more for so long, in milliseconds. */
const quietFor = 1_000;
/** As the server takes them: screens at once, seconds of one, and seconds since it began. */
const mostScreens = 10;
const longest = 600;
const oldest = 3_600;

/**
 * What is to be told of the screens that were not told before, which then count as told. The page that was loaded began with its
 * navigation, any other screen with its first call; it was there when its last call was answered, or its largest picture was painted.
 */
export function screensToTell({ screens, told, calls, opened, now, routeOf }: Seen): SeenScreen[] {
  return screens
    .flatMap((screen, index) => {
      if (told.has(screen)) return [];
      told.add(screen);
      const isOpened = screen === opened.screen;
      const began = isOpened ? 0 : screen.began;
      const paint = isOpened ? opened.paint : undefined;
      const until = screens[index + 1]?.began ?? now;
      const own = calls.filter(({ startTime }) => startTime >= screen.began && startTime < until);
      const ended = Math.min(now, Math.max(began, (paint ?? 0) * 1_000, lastAnswer(own, screen.began)));
      const { trace, span, path } = screen;
      const times = { ago: inSeconds(now - began), seconds: Math.min(inSeconds(ended - began), longest) };
      const ofLoad = isOpened && {
        ...(paint !== undefined && { paint }),
        ...(opened.drawn && { drawn: opened.drawn }),
      };
      return [{ route: routeOf(path), trace, span, ...times, ...ofLoad }];
    })
    .filter(({ ago }) => ago < oldest)
    .slice(-mostScreens);
}

const inSeconds = (milliseconds: number): number => Math.round(milliseconds) / 1_000;

/** When the last of the calls was answered that follow one another without a pause; 0 without any. */
function lastAnswer(calls: readonly Timing[], began: number): number {
  let last = 0;
  let quiet = began + quietFor;
  for (const { startTime, responseEnd } of calls.toSorted((one, other) => one.startTime - other.startTime)) {
    if (startTime > quiet) break;
    last = Math.max(last, responseEnd);
    quiet = Math.max(quiet, responseEnd + quietFor);
  }
  return last;
}
