/** The demo pictures in `prisma/seed/media/`, with what stands in their place for those who cannot see them. */
export const demoAlts = {
  'hero-tower':
    'Sixteen-storey residential tower with curved white balconies beside a palm-lined beach at golden hour',
  'sea-tower-2': 'Curved glass balconies and a sky garden of the tower, with the sun low over the sea',
  'hero-villa': 'Two-storey villa with laterite walls, timber slats and a lit swimming pool at dusk',
  'seafront-villa-2': 'Villa pool terrace with timber deck and loungers in daylight, the sea beyond',
  'living-room': 'Living room with timber ceiling, pale sofas and a full-width glazed wall to the sea',
  'hero-office': 'Glass office building on a street corner at blue hour with traffic light trails',
  'corner-office-2': 'Nine-storey glass office building with bronze fins in morning light',
  'twin-towers-1':
    'Two white apartment towers of different heights on a landscaped podium by the sea, in the morning',
  'twin-towers-2': 'Two apartment towers seen from the air against a sunset over the sea',
  'row-villas-1': 'Lane of row villas with terracotta tile gables, laterite walls and small front gardens',
  'row-villas-2':
    'Row villas with terracotta tile roofs along a cobbled lane, seen from above in evening light',
  'courtyard-1': 'Five-storey apartments with open galleries around a garden court with a long water pool',
  'courtyard-2': 'Garden court of the apartments at dusk with lit galleries',
  'director-1': 'Illustrated portrait placeholder of a bearded man in a navy jacket',
  'director-2': 'Illustrated portrait placeholder of a woman in a teal sari',
  'director-3': 'Illustrated portrait placeholder of a grey-haired man with glasses',
  'director-4': 'Illustrated portrait placeholder of a woman in a terracotta jacket',
  'partner-bath-fittings': 'Bath fittings (invented partner mark)',
  'partner-exterior-paints': 'Exterior paints (invented partner mark)',
  'partner-float-glass': 'Clear glass (invented partner mark)',
  'partner-garden-landscape': 'Garden landscape (invented partner mark)',
  'partner-home-automation': 'Smart dwelling (invented partner mark)',
  'partner-home-finance': 'Housing finance (invented partner mark)',
  'partner-modular-kitchens': 'Modular kitchens (invented partner mark)',
  'partner-structural-steel': 'Structural steel (invented partner mark)',
  'partner-surface-tiles': 'Surface tiles (invented partner mark)',
  'partner-vertical-lifts': 'Vertical lifts (invented partner mark)',
} as const;

export type DemoPicture = keyof typeof demoAlts;
