/** Distance between two points on the earth, near enough for the radius of a work location. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const earthRadiusM = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function distanceM(one: Point, other: Point): number {
  const [a, b] = [radians(one.lat), radians(other.lat)];
  const half = (angle: number): number => Math.sin(angle / 2) ** 2;
  const chord = half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(other.lng - one.lng));
  return 2 * earthRadiusM * Math.asin(Math.sqrt(chord));
}
