import type { DemoProject } from './demo-project';

/** Ready to move and completed. */
export const built: DemoProject[] = [
  {
    name: 'Netravati Steps',
    category: 'Residential',
    status: 'ready to move',
    location: 'Jeppu, Mangalore',
    client: 'Jeppu Riverside Homes',
    area: '1,120–1,540',
    construction: 'handed over',
    amenities: ['Park Area', 'Gym', '24x7 Security', 'Children’s Play Area', 'Covered Parking'],
    paragraphs: [
      'Two towers above the river road, joined by a broad flight of steps that everyone uses.',
      'The site drops by a floor from one side to the other. A ramp would have been easier; the steps became the place where people sit. A lift beside them serves prams and wheelchairs.',
      'Homes of 2 BHK are compact and finished. Kitchens open to the living room, bathrooms have windows, and the utility balcony is large enough for a machine and a line.',
    ],
    specifications: {
      Structure: [
        'Reinforced concrete frame on pile foundations',
        'Solid block walls, 200 mm outside and 100 mm inside',
      ],
      Flooring: ['Vitrified tile indoors, anti-skid tile in bathrooms', 'Granite treads on the steps'],
      Bathrooms: ['A window in every bathroom', 'Single-lever fittings and concealed plumbing'],
      Parking: ['One covered bay for each home', 'Ramps checked for cars with low clearance'],
    },
    pictures: ['twin-towers-5', 'twin-towers-4', 'bedroom'],
  },
  {
    name: 'Areca Row',
    category: 'Luxury villa',
    status: 'completed',
    location: 'Kemminje, Puttur',
    client: 'Kemminje Plantation Homes',
    area: '2,180–2,460',
    amenities: ['Park Area', '24x7 Security', 'Covered Parking'],
    paragraphs: [
      'Two rows of tiled houses on the edge of an areca garden, lived in since their first monsoon.',
      'The garden was here first and still yields. The houses stand along its eastern side, so the palms shade the west walls and the verandahs look into green.',
      'Inside, the rooms are arranged around a stair lit from the ridge. The store beside the kitchen is as large as the old houses had, because the rice still comes by the sack.',
    ],
    specifications: {
      Structure: [
        'Load-bearing laterite, concrete bands at three levels',
        'Mangalore-tile roof with a ventilated ridge',
      ],
      Flooring: ['Red oxide on the ground floor', 'Vitrified tile upstairs'],
      Water: ['A shared open well and a bore well', 'Roof water led back to the garden'],
    },
    pictures: ['row-villas-2', 'row-villas-4'],
  },
  {
    name: 'Karangalpady Chambers',
    category: 'Commercial',
    status: 'completed',
    location: 'Karangalpady, Mangalore',
    client: 'Chambers Office Company',
    area: '680–5,400',
    amenities: ['24x7 Security', 'Covered Parking', 'Gym'],
    paragraphs: [
      'Offices for practices of four to forty people, between the courts and the colleges.',
      'Bronze fins on the west and south keep the sun off the glass, so the blinds can stay up. Floors are free of columns between the core and the façade.',
      'Lawyers, dentists and designers need different rooms. Plumbing and drainage reach every bay, and partitions can move over a weekend.',
    ],
    specifications: {
      Structure: ['Post-tensioned slabs, 11 m clear span', 'Unitised glazing with aluminium fins'],
      Services: [
        'Chilled-water air conditioning, metered by unit',
        'Standby power for all lighting and sockets',
      ],
      Lifts: ['Three passenger lifts with destination control', 'One stretcher lift'],
    },
    pictures: ['corner-office-2', 'corner-office-3'],
  },
  {
    name: 'Lighthouse Exchange',
    category: 'Commercial',
    status: 'completed',
    location: 'Hampankatta, Mangalore',
    client: 'Exchange Corner Offices',
    area: '84,000 sqft',
    amenities: ['24x7 Security', 'Covered Parking', 'Gym'],
    paragraphs: [
      'Nine floors of offices on a busy corner, with the entrance cut back to give room to the street.',
      'The corner was always crowded. The building gives away eight metres of its ground floor, and people now wait for buses under its soffit.',
      'Above, the plan is a square around a single core, glazed on two sides and solid on the two that take the afternoon sun. At night the stair is lit, and it has become a way of giving directions.',
    ],
    specifications: {
      Structure: ['Concrete core with composite floors', 'Double-glazed façade, bronze-anodised frames'],
      Services: [
        'Variable-flow air conditioning, zoned by half floor',
        'Sewage treated on site and used for cooling',
      ],
      Safety: ['Sprinklers and smoke extraction on all floors', 'Pressurised stairs'],
      Parking: ['Two basement levels', 'Cycle room with showers'],
    },
    pictures: ['hero-office', 'corner-office-4'],
  },
  {
    name: 'Car Street Arcade',
    category: 'Commercial',
    status: 'completed',
    location: 'Car Street, Udupi',
    client: 'Arcade Traders Cooperative',
    area: '420–3,600 sqft',
    amenities: ['24x7 Security', 'Covered Parking'],
    paragraphs: [
      'Shops below and offices above, behind an arcade that keeps the pavement dry.',
      'The street fills on festival days and the building is made for it. The arcade is wide enough for two people with umbrellas, the steps are low, and the shutters fold into the piers.',
      'Upper floors are plain, deep and well lit, and can be joined or divided without touching the structure. A second stair at the back takes deliveries off the street.',
    ],
    specifications: {
      Structure: ['Concrete frame on a 7.5 m grid', 'Floors designed for 4 kN per square metre'],
      Services: ['Three-phase supply to every unit', 'Fresh-air shafts in place of window units'],
      Safety: ['Sprinklers on all floors', 'Two enclosed stairs and a refuge terrace'],
    },
    pictures: ['market-corner-1', 'market-corner-2'],
  },
  {
    name: 'Balmatta Terraces',
    category: 'Residential',
    status: 'completed',
    location: 'Balmatta, Mangalore',
    client: 'Balmatta Hill Residents',
    area: '1,380–1,690',
    amenities: ['Park Area', '24x7 Security', 'Covered Parking'],
    paragraphs: [
      'Twenty homes on the shoulder of Balmatta hill, in laterite and under tiled gables.',
      'The house stands on the lowest of three terraces, and the garden climbs the other two behind it. Retaining walls of laterite hold the slope, and a lower one of the same stone meets the road.',
      'The building has been through many monsoons now. The walls have darkened, the creepers have reached the railings, and the maintenance team still has the first drawings.',
    ],
    specifications: {
      Structure: [
        'Four floors of load-bearing laterite with concrete bands',
        'Weep holes and drains behind every wall',
      ],
      Flooring: ['Mosaic tile indoors', 'Cut laterite paving outdoors'],
      Water: ['Spring water collected at the foot of the slope', 'An overhead tank for each stair'],
    },
    pictures: ['laterite-homes-2'],
  },
];
