import type { DemoProject } from './demo-project';

/** Upcoming and ongoing. */
export const inHand: DemoProject[] = [
  {
    name: 'Monsoon Terrace',
    category: 'Residential',
    status: 'ongoing',
    location: 'Bejai, Mangalore',
    client: 'Bejai Terrace Housing',
    area: '1,050–1,620 sqft',
    amenities: ['Gym', '24x7 Security', 'Covered Parking', 'Rooftop Deck'],
    paragraphs: [
      'Two- and three-bedroom homes that step back as they rise, each with a terrace of its own.',
      'Bejai is close to everything, which is why it is short of open space. Here the roof of one home is the garden of the next. The soil is deep enough for curry leaf and hibiscus, and the drains are sized for a July that does not stop.',
      'At the top, a shared deck under a light roof looks over the town to the hills. It is meant for washing lines in the morning and for birthdays in the evening.',
    ],
    specifications: {
      Structure: [
        'Reinforced concrete frame, seven floors',
        'Terraces waterproofed in three layers and flood tested for seventy-two hours',
      ],
      Flooring: ['Vitrified tile indoors', 'Open-jointed stone on pedestals over every terrace'],
      Electrical: [
        'Modular switches, wiring for two air conditioners',
        'Charging points in half of the parking bays',
      ],
    },
    pictures: ['courtyard-2', 'courtyard-1'],
  },
  {
    name: 'Salt Wind Villas',
    category: 'Luxury villa',
    status: 'ongoing',
    location: 'Mukka, Mangalore',
    client: 'Mukka Shore Holdings',
    area: '3,850–4,200',
    amenities: ['Swimming Pool', 'Park Area', '24x7 Security', 'Covered Parking'],
    paragraphs: [
      'Nine houses on a sandy rise, arranged so that no roof stands between another and the sea.',
      'The ground falls gently to the west, and the houses follow it. Living rooms are upstairs, where the air moves; bedrooms are below, behind thick walls and under the shade of the decks.',
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
    pictures: ['hero-villa', 'living-room', 'seafront-villa-2'],
  },
  {
    name: 'Car Street Arcade',
    category: 'Commercial',
    status: 'ongoing',
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
    pictures: ['corner-office-2'],
  },
  {
    name: 'Estuary Gardens',
    category: 'Residential',
    status: 'upcoming',
    location: 'Kallianpur, Udupi',
    client: 'Kallianpur Gardens Trust',
    area: '1,240–1,880',
    amenities: ['Park Area', 'Gym', '24x7 Security', 'Children’s Play Area', 'Covered Parking'],
    paragraphs: [
      'Low apartment houses among coconut palms, a kilometre from where the river meets the sea.',
      'The palms stay. The plan has been drawn around them: three houses of four floors, placed in the clearings, with paths that keep to the old bunds between the fields.',
      'Drawings are in preparation. Those who register their interest will be shown them before anything is offered.',
    ],
    specifications: {
      Structure: [
        'Raised ground floor, 900 mm above the recorded flood mark',
        'Reinforced concrete frame, four floors',
      ],
      Site: ['Existing palms surveyed and kept', 'Open swales in place of covered drains'],
    },
    pictures: [],
  },
  {
    name: 'Lantern Houses',
    category: 'Luxury villa',
    status: 'upcoming',
    location: 'Kaup, Udupi',
    client: 'Kaup Seaward Ventures',
    area: '4,600–5,100',
    amenities: ['Swimming Pool', '24x7 Security', 'Covered Parking'],
    paragraphs: [
      'Six houses in sight of the lighthouse, each with one tall room that glows at night.',
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
    pictures: ['living-room', 'hero-villa'],
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
      'Plans are being drawn with the traders who use the junction now.',
    ],
    specifications: {
      Structure: [
        'Steel trusses over the hall, concrete frame around it',
        'Natural light from north-facing clerestories',
      ],
      Services: ['Separate meters for every room', 'Washable floors with falls to covered drains'],
    },
    pictures: ['hero-office'],
  },
];
