import type { DemoProject } from './demo-project';

export const inHand: DemoProject[] = [
  {
    name: 'Monsoon Terrace',
    category: 'Residential',
    status: 'ongoing',
    location: 'Bejai, Mangalore',
    client: 'Bejai Terrace Housing',
    area: '1,050–1,620 sqft',
    construction: 'structure',
    possession: 'April 2028',
    amenities: ['Gym', '24x7 Security', 'Covered Parking', 'Rooftop Deck'],
    paragraphs: [
      'Two- and three-bedroom homes on four floors under tiled gables, each with a terrace of its own.',
      'Bejai is built up on all sides, which is why it is short of open space. Here each home has a terrace as deep as a room. Its planters are deep enough for curry leaf and hibiscus, and the drains are sized for a July that does not stop.',
      'Between the gables, a shared deck under a light roof looks over the town to the hills. It is meant for washing lines in the morning and for birthdays in the evening.',
    ],
    specifications: {
      Structure: [
        'Reinforced concrete frame, four floors, laterite outside',
        'Terraces waterproofed in three layers and flood tested for seventy-two hours',
      ],
      Flooring: ['Vitrified tile indoors', 'Open-jointed stone on pedestals over every terrace'],
      Electrical: [
        'Modular switches, wiring for two air conditioners',
        'Charging points in half of the parking bays',
      ],
    },
    pictures: ['progress-3'],
  },
  {
    name: 'Salt Wind Villas',
    category: 'Luxury villa',
    status: 'ongoing',
    location: 'Mukka, Mangalore',
    client: 'Mukka Shore Holdings',
    area: '3,850–4,200',
    construction: 'foundation',
    possession: 'September 2028',
    amenities: ['Swimming Pool', 'Park Area', '24x7 Security', 'Covered Parking'],
    paragraphs: [
      'Nine houses on a sandy rise, arranged so that no house blocks the sea from another.',
      'The ground falls gently to the west, and the houses follow it. Living rooms open to the pools, where the air moves; bedrooms are above, behind timber slats and under the shade of the eaves.',
      'Salt is hard on a building. Fittings here are stainless or bronze, timber is oiled rather than varnished, and every part that will age can be reached and replaced.',
    ],
    specifications: {
      Structure: [
        'M40 concrete, epoxy-coated reinforcement on the seaward side',
        'Laterite plinth and boundary walls',
      ],
      'Doors and windows': ['Sliding glass in marine-grade aluminium', 'Oiled teak shutters'],
      Outdoors: [
        'A private pool or a plunge court for each house',
        'Native planting that needs no watering after two years',
      ],
      Electrical: ['Solar water heating', 'Wiring ready for a home battery'],
    },
    pictures: ['seafront-villa-5', 'seafront-villa-3'],
    map: 'location-map',
  },
  {
    name: 'Estuary Gardens',
    category: 'Residential',
    status: 'upcoming',
    location: 'Kallianpur, Udupi',
    client: 'Kallianpur Gardens Trust',
    area: '1,240–1,880',
    construction: 'planned',
    amenities: ['Park Area', 'Gym', '24x7 Security', 'Children’s Play Area', 'Covered Parking'],
    paragraphs: [
      'Low apartment buildings among coconut palms, a kilometre from where the river meets the sea.',
      'We keep the palms. The plan goes around them: three buildings of four floors in the clearings, with paths along the old bunds between the fields.',
      'We are preparing the drawings. If you register your interest, we will show them to you before we offer anything for sale.',
    ],
    specifications: {
      Structure: [
        'Raised ground floor, 900 mm above the recorded flood mark',
        'Reinforced concrete frame, four floors',
      ],
      Site: ['Existing palms surveyed and kept', 'Open swales in place of covered drains'],
    },
    pictures: ['laterite-homes-1'],
  },
  {
    name: 'Lantern Houses',
    category: 'Luxury villa',
    status: 'upcoming',
    location: 'Kaup, Udupi',
    client: 'Kaup Seaward Ventures',
    area: '4,600–5,100',
    explore: false,
    construction: 'planned',
    amenities: ['Swimming Pool', '24x7 Security', 'Covered Parking'],
    paragraphs: [
      'Houses on garden plots below the lighthouse, each with one tall room that glows at night.',
      'The tall room is the stair, the library and the place to wait out a storm. Its upper half is glass behind timber slats; by day it draws the warm air up and out, and after dark it lights the court below.',
      'Around it the house is quiet and low, with deep eaves and floors that can be swept of sand.',
    ],
    specifications: {
      Structure: [
        'M40 concrete frame with laterite infill',
        'Timber-slat lantern on a galvanised steel frame',
      ],
      Flooring: ['Kota stone on the ground floor', 'Engineered teak in bedrooms'],
      Outdoors: ['Court and pool on the side away from the wind', 'Covered parking for two cars'],
    },
    pictures: ['plots-1', 'plots-2'],
  },
  {
    name: 'Darbe Market Rooms',
    category: 'Commercial',
    status: 'upcoming',
    location: 'Darbe, Puttur',
    client: 'Darbe Merchants Guild',
    area: '300–2,100 sqft',
    explore: false,
    amenities: [],
    paragraphs: [
      'Small shops and workrooms around a covered market hall, at the Darbe junction.',
      'The hall is for the weekly trade in areca, pepper and vegetables. Around it are rooms of a size that a family business can afford to fit out, each with its own meter and its own shutter.',
      'We are drawing the plans with the traders who use the junction now.',
    ],
    specifications: {
      Structure: [
        'Steel trusses over the hall, concrete frame around it',
        'Natural light from north-facing clerestories',
      ],
      Services: ['Separate meters for every room', 'Washable floors with falls to covered drains'],
    },
    pictures: [],
  },
];
