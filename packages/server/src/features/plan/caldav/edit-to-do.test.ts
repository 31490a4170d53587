import { expect, test } from 'vitest';
import { rewording } from './edit-to-do';

const tomatoes = { text: '500 g', name: 'Tomatoes' };
const onions = { text: '3 (about 450 g)', name: 'Brown onions' };
const tuna = { text: '2 tins', name: 'Canned tuna' };
const salt = { text: '', name: 'Salt' };

test.each([
  ['500 g tomatoes', '500 g tomatoes', tomatoes, {}],
  ['500 g tomatoes', '500 g ripe tomatoes', tomatoes, { name: 'ripe tomatoes' }],
  ['500 g tomatoes', '1 kg tomatoes', tomatoes, { amount: '1 kg' }],
  ['500 g tomatoes', '1 kg Tomatoes', tomatoes, { amount: '1 kg' }],
  ['500 g tomatoes', 'passata', tomatoes, { name: 'passata' }],
  ['500 g tomatoes', '700 g passata', tomatoes, { amount: '700 g', name: 'passata' }],
  ['3 brown onions (about 450 g)', '4 brown onions (about 450 g)', onions, { amount: '4' }],
  ['3 brown onions (about 450 g)', '3 red onions (about 450 g)', onions, { name: 'red onions' }],
  ['2 tins tuna', '3 tins tuna', tuna, { amount: '3 tins' }],
  ['2 tins tuna', '2 tins salmon', tuna, { name: 'salmon' }],
  ['salt', 'sea salt', salt, { name: 'sea salt' }],
  ['salt', '1 kg salt', salt, { amount: '1 kg' }],
])(
  'a line “%s” that comes back as “%s” of %j is reworded as %j',
  (before, after, line, expected) => {
    expect(rewording(before, after, line)).toEqual(expected);
  },
);
