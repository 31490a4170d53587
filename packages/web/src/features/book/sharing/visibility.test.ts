import { expect, test } from 'vitest';
import { visibilityText, type Readers } from './visibility';

const recipe = (
  mode: 'private' | 'public',
  { approvedUsers = [], saltbush = false }: { approvedUsers?: string[]; saltbush?: boolean } = {},
): Readers['recipe'] => ({
  sharingSettings: { mode, approvedUsers },
  sharedWith: { communities: [], saltbush },
});
const alone = { communities: [], linkCount: 0 };

test.each<[Readers, string]>([
  [{ recipe: recipe('private'), ...alone }, 'Only you can see it.'],
  [{ recipe: recipe('public'), ...alone }, 'Anyone with the link can see it.'],
  [
    { recipe: recipe('public', { saltbush: true }), ...alone, linkCount: 3 },
    'Everyone can see it, and find it in Saltbush.',
  ],
  [
    { recipe: recipe('private'), communities: ['Smiths'], linkCount: 1 },
    'You, the members of Smiths and anyone with its link can see it.',
  ],
  [
    { recipe: recipe('private', { approvedUsers: ['a', 'b'] }), communities: [], linkCount: 2 },
    'You, 2 people you named and anyone with one of its 2 links can see it.',
  ],
])('the readers %o are said in a sentence: %s', (readers, sentence) => {
  expect(visibilityText(readers)).toBe(sentence);
});
