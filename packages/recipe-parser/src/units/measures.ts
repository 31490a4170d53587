/** Whose cups and spoons a text means: an Australian tablespoon holds 20 mL, an American one 14.8 mL. */
export type Measures = 'au' | 'us' | 'uk' | 'metric';
export const measuresOptions: readonly Measures[] = ['au', 'us', 'uk', 'metric'];
