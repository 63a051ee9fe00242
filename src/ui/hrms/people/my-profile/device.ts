/** Browser and operating system from a user agent string. */
interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
  readonly mobile: boolean;
}

/** First match wins: most browsers also name those they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b|\biPod\b/, "iOS"],
  [/\biPad\b/, "iPadOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

export function deviceOf(userAgent: string | null): Device {
  const find = (words: typeof browsers) => words.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  return {
    browser: find(browsers),
    system: find(systems),
    mobile: /\bMobile\b|\bAndroid\b|\biPhone\b|\biPad\b/.test(userAgent ?? ""),
  };
}
