/**
 * Which texts of a page axe still has to measure. Contrast takes most of its time, and pages mostly repeat each other: the
 * menu alone is on three hundred of them, and each page is seen in four skins.
 */
import type { Page } from "playwright-core";

export interface TextsWindow extends Window {
  /** The texts and fields that are shown. */
  shownTexts?: Element[];
}

/** Where a text is in the list, what its contrast depends on, and the same with its words and position. */
export interface ShownText {
  readonly index: number;
  readonly look: number;
  readonly place: number;
}

/** For all pages and files of tests of this process. */
const passedLooks = new Set<number>();
/** Of texts that axe could not measure, such as those that are scrolled out of view: elsewhere it may be able to. */
const seenPlaces = new Set<number>();

/**
 * The look of a text is a hash of its colours, size and weight, and of the names, classes, states and backgrounds of the
 * element and everything around it. What lies behind it without being around it follows from these.
 */
function collectTexts(part: string | undefined): ShownText[] {
  const root = part === undefined ? document.body : document.querySelector(part);
  const looks = new Map<Element, number>();
  const hash = (text: string, seed: number): number => {
    let high = 0xdeadbeef ^ seed;
    let low = 0x41c6ce57 ^ (seed / 4_294_967_296);
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      high = Math.imul(high ^ code, 2_654_435_761);
      low = Math.imul(low ^ code, 1_597_334_677);
    }
    high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
    low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
    return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
  };
  const state =
    /^(?:aria-(?:checked|current|expanded|invalid|pressed|selected)|data-(?:active|checked|highlighted|selected|state|status))$/;
  const statesOf = ({ attributes }: Element): string =>
    [...attributes].flatMap(({ name, value }) => (state.test(name) ? `${name}=${value}` : [])).join();
  const lookOf = (element: Element): number => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const { color, fontSize, fontWeight, backgroundColor, backgroundImage, opacity, filter, textDecorationLine } =
      getComputedStyle(element);
    const style = [color, fontSize, fontWeight, backgroundColor, backgroundImage, opacity, filter, textDecorationLine];
    const text = [element.localName, element.getAttribute("class"), statesOf(element), ...style].join("|");
    const look = hash(text, element.parentElement ? lookOf(element.parentElement) : 0);
    looks.set(element, look);
    return look;
  };
  // Axe measures nothing that is scrolled out of view within the page, or is there for screen readers only.
  const views = new Map<Element, DOMRect>();
  const within = ({ x, y, right, bottom }: DOMRect, outer: DOMRect): DOMRect => {
    const [left, top] = [Math.max(x, outer.x), Math.max(y, outer.y)];
    return new DOMRect(left, top, Math.min(right, outer.right) - left, Math.min(bottom, outer.bottom) - top);
  };
  const viewOf = (element: Element | null): DOMRect => {
    if (!element || element === document.body) return new DOMRect(-1e6, -1e6, 2e6, 2e6);
    const known = views.get(element);
    if (known) return known;
    const outer = viewOf(element.parentElement);
    const clips = getComputedStyle(element).overflow !== "visible";
    const view = clips ? within(element.getBoundingClientRect(), outer) : outer;
    views.set(element, view);
    return view;
  };
  const isInView = (element: Element): boolean => {
    const { width, height } = within(element.getBoundingClientRect(), viewOf(element.parentElement));
    return width > 1 && height > 1;
  };
  const isText = (element: Element): boolean =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  // Narrow windows and pages without the shell lack the part.
  const shown = [...(root?.querySelectorAll("*") ?? [])].filter(
    (element) =>
      isText(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      isInView(element),
  );
  (window as TextsWindow).shownTexts = shown;
  return shown.map((element, index) => {
    const words = element.textContent.trim();
    // A link between words has to differ from them; one that stands alone need not.
    const look = hash(element.parentElement?.textContent.trim() === words ? "alone" : "", lookOf(element));
    const { x, y, width, height } = element.getBoundingClientRect();
    return { index, look, place: hash([words, x, y, width, height].join("|"), look) };
  });
}

/** The texts of the page, or within its element, whose look has not passed and which have not been seen at their place. */
export async function textsToMeasure(page: Page, part?: string): Promise<readonly ShownText[]> {
  const shown = await page.evaluate(collectTexts, part);
  return shown.filter(({ look, place }) => !passedLooks.has(look) && !seenPlaces.has(place));
}

export function rememberTexts(measured: readonly ShownText[], readable: ReadonlySet<number>): void {
  for (const { index, look, place } of measured) {
    seenPlaces.add(place);
    if (readable.has(index)) passedLooks.add(look);
  }
}
