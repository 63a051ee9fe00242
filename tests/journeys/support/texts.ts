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
 * The look of a text is a hash of all that its contrast is computed from: its colour, size, weight and shadow, and the
 * backgrounds of what is around it or overlaps it. Of links among words it is also the classes of everything around them:
 * these say what tells the link from the words.
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
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  /** What it paints behind texts, or does to all that is within it; empty if it is nothing. */
  const paintOf = (element: Element): string => {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = styleOf(element);
    const paint = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join("|");
    const replaced = /^(?:img|canvas|video|iframe|object|svg)$/.test(element.localName) ? element.localName : "";
    return paint === "rgba(0, 0, 0, 0)|none|1|none|normal" ? replaced : paint + replaced;
  };
  const groundOf = (element: Element | null): number => {
    if (!element) return 0;
    const known = looks.get(element);
    if (known !== undefined) return known;
    const [paint, around] = [paintOf(element), groundOf(element.parentElement)];
    const ground = paint === "" ? around : hash(paint, around);
    looks.set(element, ground);
    return ground;
  };
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element): DOMRect => {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  };
  /** Elements that may lie behind a text without being around it. */
  const painted = [...document.body.querySelectorAll("*")].filter((element) => paintOf(element) !== "");
  const overlaps = (one: DOMRect, other: DOMRect): boolean =>
    one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom;
  const behind = (element: Element): string => {
    const box = boxOf(element);
    return painted
      .filter((other) => overlaps(box, boxOf(other)) && !other.contains(element) && !element.contains(other))
      .map((other) => `${groundOf(other)} ${styleOf(other).position} ${styleOf(other).zIndex}`)
      .join();
  };
  const isLink = (element: Element): boolean => element.matches("a, [role=link]");
  const classesAround = (element: Element | null): string =>
    element ? `${classesAround(element.parentElement)} ${element.localName}.${element.getAttribute("class")}` : "";
  const lookOf = (element: Element, among: boolean): number => {
    const { color, fontSize, fontWeight, textShadow, webkitTextStroke } = styleOf(element);
    const own = [color, fontSize, fontWeight, textShadow, webkitTextStroke, behind(element)];
    if (among && isLink(element)) own.push(styleOf(element.parentElement ?? element).color, classesAround(element));
    return hash(own.join("|"), groundOf(element));
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
    const clips = styleOf(element).overflow !== "visible";
    const view = clips ? within(boxOf(element), outer) : outer;
    views.set(element, view);
    return view;
  };
  const isInView = (element: Element): boolean => {
    const { width, height } = within(boxOf(element), viewOf(element.parentElement));
    return width > 1 && height > 1;
  };
  const isText = (element: Element): boolean =>
    element.matches("input, select, textarea") ||
    (isLink(element) && element.textContent.trim() !== "") ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  /** Axe measures no boxes to tick, no lone marks such as an asterisk, and nothing that is disabled. */
  const isMeasured = (element: Element): boolean =>
    isLink(element) ||
    !(
      element.matches("[type=checkbox], [type=radio], [type=range], [type=color], [type=image]") ||
      (element.firstChild && /^[\p{P}\s]*$/u.test(element.textContent)) ||
      element.closest(":disabled, [aria-disabled=true]")
    );
  // Narrow windows and pages without the shell lack the part.
  const shown = [...(root?.querySelectorAll("*") ?? [])].filter(
    (element) =>
      isText(element) &&
      isMeasured(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      isInView(element),
  );
  (window as TextsWindow).shownTexts = shown;
  return shown.map((element, index) => {
    const words = element.textContent.trim();
    // A link between words has to differ from them; one that stands alone need not.
    const look = lookOf(element, element.parentElement?.textContent.trim() !== words);
    const { x, y, width, height } = boxOf(element);
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
