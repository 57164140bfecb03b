import { cleanLine } from '#shared/fields/clean-text.ts';

/** The first that fits counts: Edge and Opera call themselves Chrome as well, and all call themselves Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bcoc_coc_browser\//, 'Cốc Cốc'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What somebody recognises a session by ('Chrome trên Windows'), from the header User-Agent; null when it says nothing. */
export function deviceName(userAgent: string | undefined): string | null {
  const told = cleanLine((userAgent ?? '').slice(0, 500));
  const named = (list: typeof browsers) => list.find(([pattern]) => pattern.test(told))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser !== undefined && system !== undefined) return `${browser} trên ${system}`;
  return browser ?? system ?? (told.slice(0, 60) || null);
}
