import sharp from 'sharp';
import { offeredPapers } from '@/lib/content/papers';

const counts = { homes: 6, papers: 12, entries: 4 };

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

const drawing = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();

const toHome = (at: number, plan: string) => ({
  name: `Type ${'ABCDEF'[at]}`,
  bhk: 2 + (at % 3),
  carpetArea: 79 + at * 11,
  balconyArea: 6 + at,
  otherArea: 2.53,
  otherAreaKind: 'Utility balcony',
  landShare: 24 + at * 2,
  parking: at % 2 ? 'Two, covered' : 'One, covered',
  floors: `${1 + at}–${9 + at}`,
  priceFrom: 6_490_000 + at * 1_130_000,
  priceIncludes: 'Base price, without parking, charges and taxes',
  pricedOn: '2026-11-01',
  homeCount: 16,
  freeCount: 3 + at,
  plans: [{ _id: plan }],
});

const toPaper = (at: number) => ({
  ...offeredPapers[at],
  number: `No. ${at}14/2025`,
  state: at < 6 ? 'Approved' : at < 9 ? 'Applied' : 'To be applied',
  datedOn: at < 9 ? `2025-0${1 + (at % 9)}-14` : '',
});

const toEntry = (at: number) => ({
  date: `2026-0${2 + at * 2}-12`,
  sentence: 'The frame stands to the next floor, and the walls below it are plastered.',
  substructure: 100,
  superstructure: 20 * at,
  masonry: 15 * at,
  finishing: 5 * at,
  internalInfrastructure: 10,
  externalInfrastructure: 15,
  commonAreas: 5,
  amenities: 0,
});

export async function addFullProject(base: string, token: string): Promise<string> {
  const ask = async <T>(path: string, body: FormData | object): Promise<T> => {
    const isForm = body instanceof FormData;
    const headers = {
      authorization: `Bearer ${token}`,
      ...(!isForm && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(base + path, {
      method: 'POST',
      headers,
      body: isForm ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const upload = async (name: string): Promise<string> => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await drawing())], { type: 'image/png' }), name);
    return (await ask<{ _id: string }>('/api/admin/uploads', form))._id;
  };
  const plans: string[] = [];
  for (const at of upTo(counts.homes)) plans.push(await upload(`plan-${at}.png`));
  const pictures = [{ _id: await upload('view.png'), alt: 'A view' }];
  const { _id, slug } = await ask<{ _id: string; slug: string }>('/api/admin/projects', {
    name: 'Kadal Heights',
    category: 'Residential',
    status: 'ongoing',
    visitsOn: true,
    location: 'Panambur, Mangalore',
    construction: 'structure',
    description: '<p>Sixteen floors on the beach road.</p>',
    amenities: ['Gym', 'Swimming Pool', '24x7 Security'],
    specifications: [{ title: 'Structure', description: ['Reinforced frame in M40 concrete'] }],
    registrations: [{ number: 'PRM/KA/RERA/0000/000/PR/000000/000009', completionOn: '2028-12-31' }],
    unitTypes: plans.map((plan, at) => toHome(at, plan)),
    papers: upTo(counts.papers).map(toPaper),
    pictures,
  });
  for (const at of upTo(counts.entries))
    await ask(`/api/admin/projects/${_id}/progress`, {
      ...toEntry(at),
      pictures: [{ _id: await upload(`work-${at}.png`), alt: 'The frame' }],
    });
  return `/projects/${slug}`;
}
