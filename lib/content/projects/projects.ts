/** Spec 3: exact texts. */
export const projectCategories = ['Residential', 'Commercial', 'Luxury villa'] as const;
export type ProjectCategory = (typeof projectCategories)[number];

export const projectStatuses = ['upcoming', 'ongoing', 'featured', 'ready to move', 'completed'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const constructionStages = ['planned', 'foundation', 'structure', 'finishing', 'handed over'] as const;
export type ConstructionStage = (typeof constructionStages)[number];

/** PROJ-8: in this order and spelling. */
export const amenities = [
  'Park Area',
  'Gym',
  '24x7 Security',
  'Swimming Pool',
  'Children’s Play Area',
  'Covered Parking',
] as const;
export type Amenity = (typeof amenities)[number];
