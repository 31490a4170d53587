import { expect, it } from 'vitest';
import { isLabelledFact, labelledFacts } from './labelled-facts';

it.each<[string, object]>([
  ['Serves 4', { serves: 4 }],
  ['Servings: 6', { serves: 6 }],
  ['Makes 24 biscuits', { serves: 24 }],
  ['4 personen', { serves: 4 }],
  ['Zutaten für 4 Personen', { serves: 4 }],
  ['Ingredienti per 6 persone', { serves: 6 }],
  ['Prep time = 10 mins', { prepMinutes: 10 }],
  [
    'Prep time: 10 min | Cook time: 1 h | Total time: 70 min',
    { prepMinutes: 10, cookMinutes: 60, totalMinutes: 70 },
  ],
  ['Serves 2 | Total time: 15 minutes', { serves: 2, totalMinutes: 15 }],
  [
    'Serves: 4 Prep Time: 10 Minutes Cooking Time: 32 Minutes',
    { serves: 4, prepMinutes: 10, cookMinutes: 32 },
  ],
  ['Vorbereitung: 15 Min., Kochzeit: 1 Std.', { prepMinutes: 15, cookMinutes: 60 }],
  ['Temps de préparation : 20 min', { prepMinutes: 20 }],
  ['Prep Time 5 mins', { prepMinutes: 5 }],
  ['Prep 10 min Cook 1 hr 5 min', { prepMinutes: 10, cookMinutes: 65 }],
  ['Vorbereitungszeit 5 Min.', { prepMinutes: 5 }],
  ['Samlet tid: 30 minutter', { totalMinutes: 30 }],
  ['6adag', { serves: 6 }],
])('the labelled line "%s" has its facts', (line, facts) => {
  expect(labelledFacts([line])).toMatchObject(facts);
});

it('the first answer to each question of labelled lines is taken', () => {
  expect(
    labelledFacts(['Serves 4', 'Serves 8', 'Cook time: soon', 'Cook time: 5 min']),
  ).toMatchObject({
    serves: 4,
    cookMinutes: 5,
  });
});

it.each(['Prep time: 10 min', 'Serves 4', '6 servings'])('the line "%s" is a fact', (line) => {
  expect(isLabelledFact(line)).toBe(true);
});

it.each([
  '2 eggs',
  '2 portions of cooked rice',
  'Serves as a starter',
  'Bake for 20 minutes.',
  'for 2 minutes',
  'Bake 20 minutes',
  'Total 3 eggs',
])('the line "%s" is no fact', (line) => {
  expect(isLabelledFact(line)).toBe(false);
});

it('a total below one of its parts is about something else', () => {
  const facts = labelledFacts(['Prep time: 30 min', 'Cook time: 4 h', 'Total time: 15 min']);
  expect(facts.totalMinutes).toBeUndefined();
});
