import type { Distance } from '@/lib/shared/projects/distances';

const marksKm = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
const home = 8;
const lengthPx = 376;
const ground = 40;

function listMarks(farthestKm: number): number[] {
  const outer = marksKm.findIndex((km) => km >= farthestKm);
  return marksKm.slice(Math.max(0, outer - 2), outer + 1);
}

/** Shows distance, not direction. The list below says the same in words. */
export function PlaceDrawing({ distances }: { distances: readonly Distance[] }) {
  const marks = listMarks(Math.max(...distances.map(({ km }) => km)));
  const outerKm = marks.at(-1) ?? 1;
  // Square roots separate near places.
  const toX = (km: number) => Math.round(home + lengthPx * Math.sqrt(km / outerKm));
  const places = distances.map(({ km }) => toX(km));
  // A number without room goes above the previous one.
  const rises: number[] = [];
  for (const [at, x] of places.entries()) {
    const isNear = at > 0 && x - (places[at - 1] ?? 0) < 12;
    rises.push(isNear ? (rises[at - 1] ?? 0) + 13 : 0);
  }
  return (
    <svg
      viewBox="0 0 400 60"
      aria-hidden="true"
      className="w-full text-stone"
      textAnchor="middle"
      fontSize="12"
      fill="currentColor"
    >
      <path d={`M0 ${ground}.5h400`} className="stroke-ink" />
      <path d={`M2 ${ground - 10}h12v10h-12z`} className="fill-ink" />
      <path
        d={places.map((x) => `M${x} ${ground - 3}h0`).join('')}
        strokeWidth="6"
        strokeLinecap="square"
        className="stroke-terra"
      />
      {marks.map((km) => (
        <text key={km} x={toX(km)} y="56">
          {km}
        </text>
      ))}
      {/* One digit each: there are eight at most. */}
      <text x={places.join(' ')} y={rises.map((rise) => ground - 11 - rise).join(' ')}>
        {places.map((_, at) => at + 1).join('')}
      </text>
    </svg>
  );
}
