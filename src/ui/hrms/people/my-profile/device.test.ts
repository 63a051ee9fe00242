import { expect, it } from "vitest";
import { deviceOf } from "./device.ts";

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "Linux", false],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
    "Edge",
    "Windows",
    false,
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
    "Safari",
    "macOS",
    false,
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iOS",
    true,
  ],
  [
    "Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
    true,
  ],
  ["curl/8.5.0", undefined, undefined, false],
])("%s", (userAgent, browser, system, mobile) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, mobile });
});

it("knows nothing of who said nothing", () => {
  expect(deviceOf(null)).toEqual({ browser: undefined, system: undefined, mobile: false });
});
