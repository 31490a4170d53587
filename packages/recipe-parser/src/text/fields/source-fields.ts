/** The fields of an imported recipe that can show where they came from. */
export const draftFields = [
  'title',
  'description',
  'serves',
  'prepMinutes',
  'cookMinutes',
  'totalMinutes',
  'ingredients',
  'instructions',
  'tags',
  'equipment',
  'course',
  'cuisine',
  'imageUrl',
  'author',
  'siteName',
  'language',
  'measures',
] as const;

export type DraftField = (typeof draftFields)[number];

/** What a source states and a recipe has no field for: it is stored with the source. */
export const statedFields = [
  'nutrition',
  'diets',
  'keywords',
  'supplies',
  'cookingMethod',
  'cost',
  'images',
  'video',
  'rating',
  'otherTimes',
  'dates',
] as const;

export const sourceFields = [...draftFields, ...statedFields] as const;

export type SourceField = (typeof sourceFields)[number];
