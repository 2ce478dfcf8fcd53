import type { Distance } from '@/lib/shared/projects/distances';

const ringsKm = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
const middle = { x: 200, y: 196 };
const outerRadius = 180;

/** The outermost lies beyond the farthest place; two stand within it. */
function listRings(farthestKm: number): number[] {
  const outer = ringsKm.findIndex((km) => km >= farthestKm);
  return ringsKm.slice(Math.max(0, outer - 2), outer + 1);
}

/** Half circles over the tide line: how far, and not in which direction. From the nearest at the left to the farthest at the right; the list beside it says the same. */
export function PlaceDrawing({ distances }: { distances: readonly Distance[] }) {
  const rings = listRings(Math.max(...distances.map(({ km }) => km)));
  const outerKm = rings.at(-1) ?? 1;
  // Near places lie apart, too.
  const toRadius = (km: number) => Math.round(outerRadius * Math.sqrt(km / outerKm));
  const places = distances.map(({ km }, at) => {
    const angle = Math.PI * (1 - (at + 0.5) / distances.length);
    return {
      x: Math.round(middle.x + toRadius(km) * Math.cos(angle)),
      y: Math.round(middle.y - toRadius(km) * Math.sin(angle)),
    };
  });
  const arcs = rings
    .map(toRadius)
    .map((radius) => `M${middle.x - radius} ${middle.y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`);
  return (
    <svg
      viewBox="0 0 400 216"
      aria-hidden="true"
      className="w-full text-stone"
      textAnchor="middle"
      fontSize="13"
      fill="currentColor"
    >
      <path d={arcs.join('')} fill="none" stroke="currentColor" strokeOpacity=".4" />
      <path d="M0 196.5h400" className="stroke-ink" />
      <path d="M194 186h12v10h-12z" className="fill-ink" />
      <path
        d={places.map(({ x, y }) => `M${x} ${y}h0`).join('')}
        strokeWidth="8"
        strokeLinecap="square"
        className="stroke-terra"
      />
      {rings.map((km) => (
        <text key={km} x={middle.x + toRadius(km)} y="212">
          {km}
        </text>
      ))}
      {/* One digit each: there are eight at most. */}
      <text x={places.map(({ x }) => x).join(' ')} y={places.map(({ y }) => y - 9).join(' ')}>
        {places.map((_, at) => at + 1).join('')}
      </text>
    </svg>
  );
}
