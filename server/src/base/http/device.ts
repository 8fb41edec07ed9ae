import { createHash } from 'node:crypto';

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A readable name of browser and system, e.g. `Chrome · Android`; empty when unknown. */
export function deviceName(userAgent: string): string {
  const named = (list: typeof browsers) => list.find(([mark]) => mark.test(userAgent))?.[1];
  return [named(browsers), named(systems)].filter((name) => name !== undefined).join(' · ');
}

/** A hash that identifies a kind of browser: of its name without versions, or of the whole user agent without a name. */
export const deviceMark = (userAgent: string): Buffer =>
  createHash('sha256')
    .update(deviceName(userAgent) || userAgent)
    .digest();
