import { projectContent } from '@/lib/content/projects/projects-pages';
import type { PublicProject } from '@/lib/domain/projects/fields';
import { type Section, toSection } from '@/lib/shared/projects/section';
import './section-drawing.css';

const width = 300;
const letters = 14;
const basementPx = 10;
const wavesPx = 16;
const blockMetres = 100;
const trees = [250, 268, 287];
const { section: texts } = projectContent;
const round = (number: number): number => Math.round(number * 10) / 10;

function layOut({ towers, beach }: Section) {
  const [from, to] = towers.length === 1 ? ([176, 230] as const) : ([132, 236] as const);
  const gap = Math.min(12, 60 / towers.length);
  const wide = (to - from - gap * (towers.length - 1)) / towers.length;
  const tall = Math.max(...towers.map(({ floors, stilts }) => floors + stilts));
  const pitch = Math.min(22, Math.max(4, 168 / tall));
  const ground = Math.round(tall * pitch + letters + 8);
  const deep = Math.max(beach ? wavesPx : 0, ...towers.map(({ basements }) => basements * basementPx));
  const placed = towers.map((tower, at) => ({ ...tower, x: round(from + at * (wide + gap)) }));
  return { placed, from, wide, pitch, ground, height: ground + deep + 2 * letters };
}

type BuildingProps = {
  tower: ReturnType<typeof layOut>['placed'][number];
  wide: number;
  pitch: number;
  ground: number;
};

function Building({ tower: { x, floors, cast, basements, stilts }, wide, pitch, ground }: BuildingProps) {
  const middle = round(x + wide / 2);
  const foot = round(ground - stilts * pitch);
  const levels = { strokeWidth: round(wide), strokeDasharray: `${round(pitch - 1.5)} 1.5` };
  const legs = [x + 1, middle, x + wide - 1].map((at) => `M${round(at)} ${ground}V${foot}`).join('');
  const upTo = (count: number) => `M${middle} ${foot}v${round(-count * pitch)}`;
  return (
    <>
      {basements > 0 && (
        <path
          d={`M${middle} ${ground + 2}v${basements * basementPx}`}
          {...levels}
          strokeDasharray="8.5 1.5"
          strokeOpacity=".4"
        />
      )}
      {stilts > 0 && <path d={legs} strokeWidth="2" />}
      {cast < floors && <path d={upTo(floors)} {...levels} strokeOpacity=".4" />}
      {cast > 0 && <path d={upTo(cast)} {...levels} />}
    </>
  );
}

type SectionDrawingProps = {
  project: Pick<PublicProject, 'construction' | 'towers' | 'distances' | 'amenities'>;
};

/** The facts next to it say the same in words. */
export function SectionDrawing({ project }: SectionDrawingProps) {
  const section = toSection(project);
  if (!section) return null;
  const { beach, hasGarden } = section;
  const { placed, from, wide, pitch, ground, height } = layOut(section);
  const isLighter = placed.some(({ basements, cast, floors }) => basements > 0 || cast < floors);
  const [only] = placed.length === 1 ? placed : [];
  const blocks = beach ? Math.max(1, Math.round(beach.metres / blockMetres)) : 0;
  const step = round((from - 50) / blocks);
  return (
    <figure className="section-drawing">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" fontSize={letters} fill="currentColor">
        <g className="stroke-ink" fill="none">
          {/* Starts outside of the window. */}
          <path d={`M-900 ${ground}.5H${width}`} />
          {beach && <path d={`M0 ${ground + 7}q4-4 8 0t8 0 8 0 8 0M0 ${ground + 13}q4-4 8 0t8 0 8 0`} />}
          {placed.map((tower) => (
            <Building key={tower.x} tower={tower} wide={wide} pitch={pitch} ground={ground} />
          ))}
          {hasGarden && (
            <>
              <path d={trees.map((x) => `M${x} ${ground}v-10`).join('')} />
              <path
                d={trees.map((x) => `M${x} ${ground - 14}h0`).join('')}
                strokeWidth="13"
                strokeLinecap="round"
                strokeOpacity=".55"
              />
            </>
          )}
        </g>
        {beach && (
          <>
            <path
              d={`M42 ${ground - 3}H${from - 8}`}
              strokeWidth="6"
              strokeDasharray={`${round(step - 4)} 4`}
              className="stroke-terra"
            />
            <text x="42" y={ground - 12}>{`${beach.metres} m`}</text>
            <text y={height - 4}>{beach.place}</text>
          </>
        )}
        {placed.length < 3 &&
          placed.map(({ x, height: metres }) =>
            metres === null ? null : (
              <text key={x} x={round(x + wide / 2)} y={letters} textAnchor="middle">{`${metres} m`}</text>
            ),
          )}
        {only && (
          <text x={from - 8} y={round(ground - (only.stilts + only.floors / 2) * pitch) + 4} textAnchor="end">
            {texts.floors(only.floors)}
          </text>
        )}
      </svg>
      <figcaption className="text-label text-stone">
        {[isLighter ? texts.paler : texts.note, beach && texts.walk].filter(Boolean).join(' ')}
      </figcaption>
    </figure>
  );
}
