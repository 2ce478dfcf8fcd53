import { amenities } from '@/lib/content/projects';
import type { DemoProject } from './demo-project';

export const featured: DemoProject[] = [
  {
    name: 'Kadal Crest',
    category: 'Residential',
    status: 'featured',
    location: 'Panambur, Mangalore',
    client: 'Kadal Crest Owners Collective',
    area: '1,450–2,380',
    construction: 'structure',
    possession: 'December 2027',
    amenities: [...amenities],
    paragraphs: [
      'Sixteen floors on the beach road, turned a few degrees so that every home sees water.',
      'The balconies are deep and curved, and they do most of the work. They shade the glass until four in the afternoon, keep the June rain off the sills, and leave each family an outdoor room of its own.',
      'Homes are 2 and 3 BHK. Halfway up, a whole floor is left open as a garden. The lifts stop there, the breeze crosses it, and the building looks lighter for the gap.',
    ],
    specifications: {
      Structure: [
        'Reinforced frame in M40 concrete with a corrosion-inhibiting admixture',
        'Concrete cover increased on the faces that meet the sea wind',
        'External walls in 200 mm solid block, lime-cement plaster',
      ],
      Flooring: ['Vitrified tile, 800 mm, in living rooms and bedrooms', 'Textured stone on every balcony'],
      'Doors and windows': [
        'Marine-grade aluminium frames with stainless fittings',
        'Teak main door, moulded flush doors inside',
      ],
      Electrical: [
        'Concealed copper wiring with modular switches',
        'Standby power for lifts, pumps and one circuit in each home',
      ],
    },
    pictures: ['hero-tower', 'sea-tower-6', 'sea-tower-2', 'sea-tower-3'],
  },
  {
    name: 'Casuarina House',
    category: 'Luxury villa',
    status: 'featured',
    location: 'Sasihithlu, Mangalore',
    client: 'Private client, sample entry',
    area: '5,200',
    construction: 'finishing',
    possession: 'March 2027',
    amenities: [...amenities],
    paragraphs: [
      'A four-bedroom house behind the first line of casuarinas, a short walk from the tide.',
      'The plan is a simple one. A laterite spine runs from the gate to the sea, and every room hangs off it on the cool side. Timber slats in front of the west glass turn with the season: in June they close, and in December they let the last of the light reach the dining table.',
      'The pool lies along the verandah, so the breeze crosses water before it reaches the living room. The stone comes from a quarry inland and is left unplastered, as it was in the houses that stood here before.',
    ],
    specifications: {
      Structure: [
        'Framed structure in M40 concrete with a corrosion-inhibiting admixture',
        'Laterite external walls, 230 mm, lime pointed',
        'Mangalore-tile roof over an insulated deck on the entrance range',
      ],
      Flooring: ['Red oxide in the spine and the verandah', 'Engineered teak upstairs, kota stone outdoors'],
      'Doors and windows': [
        'Sliding glass in marine-grade aluminium',
        'Seasoned teak slats on stainless pivots',
      ],
      Electrical: ['Wiring ready for solar panels on the south roof', 'Standby power for the whole house'],
    },
    pictures: ['seafront-villa-2', 'seafront-villa-6', 'living-room', 'hero-villa', 'seafront-villa-4'],
  },
  {
    name: 'Angala Court',
    category: 'Residential',
    status: 'featured',
    location: 'Kadri, Mangalore',
    client: 'Angala Court Residents Association',
    area: '1,320–1,760',
    construction: 'finishing',
    possession: 'June 2027',
    amenities: ['Park Area', 'Gym', '24x7 Security', 'Children’s Play Area', 'Covered Parking'],
    paragraphs: [
      'Five floors of homes around a garden court, with open galleries in place of corridors.',
      'An angala is the court in the middle of an old house, where grain was dried and children were watched. This one is large enough for trees. Front doors open onto it from all four sides, and neighbours meet on the way to the stairs.',
      'The galleries are screened in terracotta, so that the 3 BHK homes are private without being shut. A long, shallow pool carries the rain from the roofs to the tank below the garden.',
    ],
    specifications: {
      Structure: [
        'Reinforced concrete frame, five floors over parking',
        'Terracotta screens set in steel frames along the galleries',
      ],
      Flooring: ['Vitrified tile indoors', 'Leather-finish granite in galleries and stairs'],
      Kitchen: ['Granite counter with a separate utility balcony', 'Piped gas provision in every home'],
      Water: [
        'Rainwater led to a sump below the court',
        'Dual plumbing, treated water for flushing and gardens',
      ],
    },
    pictures: ['courtyard-1', 'courtyard-3', 'courtyard-2', 'courtyard-5'],
  },
  {
    name: 'Twin Palms',
    category: 'Residential',
    status: 'featured',
    location: 'Malpe Road, Udupi',
    client: 'Malpe Road Habitat',
    area: '1,180–1,940',
    construction: 'foundation',
    possession: 'May 2029',
    amenities: [
      'Park Area',
      'Gym',
      '24x7 Security',
      'Swimming Pool',
      'Children’s Play Area',
      'Covered Parking',
    ],
    paragraphs: [
      'Two slender towers on one podium, set apart so that each keeps its own breeze.',
      'There are four homes to a floor, 2 and 3 BHK, and each of them stands at a corner. Windows face two ways, so a room can be cooled by opening it. The towers are of different heights because the site is: the taller one stands back from the road, the lower one comes forward to meet it.',
      'Cars stay under the podium. On top there is a lawn, a pool in the lee of the taller tower, and a path that makes a full circle of both.',
    ],
    specifications: {
      Structure: [
        'Shear-wall and slab structure on pile foundations',
        'Anti-corrosive treatment for all exposed steel',
      ],
      'Doors and windows': [
        'Powder-coated aluminium with mosquito mesh',
        'Teak-veneer main door with a smart lock',
      ],
      Bathrooms: [
        'Anti-skid floor tile, glazed wall tile to the ceiling',
        'Concealed cisterns and single-lever fittings',
      ],
      Lifts: [
        'Two passenger lifts and one service lift for each tower',
        'Automatic rescue to the nearest floor',
      ],
    },
    pictures: ['twin-towers-1', 'kitchen-dining', 'twin-towers-3', 'twin-towers-2'],
  },
  {
    name: 'Gable Lane',
    category: 'Luxury villa',
    status: 'featured',
    location: 'Bolwar, Puttur',
    client: 'Bolwar Estate Partners',
    area: '2,640',
    construction: 'handed over',
    amenities: ['Park Area', '24x7 Security', 'Children’s Play Area', 'Covered Parking'],
    paragraphs: [
      'A cobbled lane of three-bedroom houses under tiled gables, a short walk from the junction.',
      'Each house has its own gate, its own laterite wall and a front garden deep enough for a jackfruit tree. The gables shed the rain of the foothills in one movement; behind them is a loft that stays dry and cool.',
      'The lane is for people first. Cars enter slowly and park in the front court, and the far end opens onto a small green that no house may build on.',
    ],
    specifications: {
      Structure: [
        'Load-bearing laterite with concrete bands at sill and lintel',
        'Double-layer Mangalore tile on a steel frame',
      ],
      Flooring: ['Vitrified tile indoors, red oxide in the verandah', 'Granite cobbles in the lane'],
      'Doors and windows': ['Seasoned hardwood frames', 'Grilles inside the shutter line'],
    },
    pictures: ['row-villas-1', 'row-villas-3', 'row-villas-5'],
  },
];
