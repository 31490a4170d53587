/** The fields of an imported recipe that can show where they came from. */
export const sourceFields = [
  'title',
  'description',
  'serves',
  'prepMinutes',
  'cookMinutes',
  'totalMinutes',
  'ingredients',
  'instructions',
  'tags',
  'course',
  'cuisine',
  'imageUrl',
  'author',
  'siteName',
  'language',
  'measures',
] as const;

export type SourceField = (typeof sourceFields)[number];
