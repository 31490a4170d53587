import { splitIngredientLine } from '@saltbush/recipe-parser/ingredients';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { recipeJobs } from './recipe-jobs';

const recipe = (lines: string[], steps: string[] = []) => ({
  ingredients: lines.map((line) => splitIngredientLine(line)),
  steps: steps.map((text) => ({ text })),
});
const jobsOf = (lines: string[], steps: string[] = []) =>
  recipeJobs(recipe(lines, steps)).map(({ kind, hours, things, keepsDays }) =>
    [
      kind,
      `${hours} h`,
      things
        .map(({ name, amount, unit }) => [amount, unit, name].filter(Boolean).join(' '))
        .join(' + '),
      keepsDays !== undefined && `if bought ${keepsDays} days before`,
    ]
      .filter(Boolean)
      .join(', '),
  );

describe('lines', () => {
  test.each([
    ['1 cup dried chickpeas', 'soak, 8 h, 1 cup dried chickpeas'],
    ['250 g dried borlotti beans, soaked overnight', 'soak, 8 h, 250 g dried borlotti beans'],
    ['1 cup cashews, soaked for 4 hours', 'soak, 4 h, 1 cup cashews'],
    ['2 sheets frozen puff pastry, thawed', 'thaw, 12 h, 2 sheets puff pastry'],
    ['500 g frozen raw prawns', 'thaw, 12 h, 500 g raw prawns'],
    ['1 kg frozen pork shoulder', 'thaw, 12 h, 1 kg pork shoulder'],
    ['4 kg frozen turkey', 'thaw, 40 h, 4 kg turkey'],
    ['250 g frozen spinach, thawed and squeezed', 'thaw, 12 h, 250 g spinach'],
    ['800 g chicken thighs, marinated overnight', 'marinate, 8 h, 800 g chicken thighs'],
    ['2 eggs, at room temperature', 'warm, 1 h, eggs'],
    ['500 g beef mince', 'thaw, 12 h, 500 g beef mince, if bought 2 days before'],
    ['4 salmon fillets', 'thaw, 12 h, 4 salmon fillets, if bought 2 days before'],
    ['1.2 kg beef chuck steak', 'thaw, 12 h, 1.2 kg beef chuck steak, if bought 4 days before'],
  ])('the line "%s" makes the job "%s"', (line, job) => {
    expect(jobsOf([line])).toContain(job);
  });

  test.each([
    '1 cup frozen peas',
    '2 cups fresh or frozen raspberries',
    '500 g frozen chips',
    '12 frozen meatballs',
    '1 cup red lentils',
    '200 g dried green lentils',
    '1 cup dried split peas',
    '400 g tin chickpeas, drained',
    '2 x 400 g cans kidney beans',
    '1 tsp vanilla bean paste',
    '200 g green beans',
    '200 g smoked salmon',
    '4 rashers bacon',
    '500 mL chicken stock',
    '2 cups cooked chicken, shredded',
    '100 g butter, softened',
    '20 g dried porcini mushrooms, soaked in hot water for 20 minutes',
  ])('the line "%s" makes no job', (line) => {
    expect(jobsOf([line])).toEqual([]);
  });

  it('dried beans that the recipe does not soak make no job', () => {
    expect(
      jobsOf(['1 cup dried black beans'], ['No need to soak the beans. Simmer for 2 hours.']),
    ).toEqual([]);
  });

  it('a food that a recipe cooks from frozen is not thawed', () => {
    expect(jobsOf(['500 g frozen raw prawns'], ['Add the prawns from frozen.'])).toEqual([]);
  });

  it('several foods at room temperature are one job', () => {
    expect(jobsOf(['125 g butter, at room temperature', '2 eggs, at room temperature'])).toEqual([
      'warm, 1 h, butter + eggs',
    ]);
  });
});

describe('German recipes', () => {
  test.each([
    ['250 g getrocknete Kichererbsen', 'soak, 8 h, 250 g getrocknete Kichererbsen'],
    ['250 g Kichererbsen, getrocknet', 'soak, 8 h, 250 g Kichererbsen'],
    ['300 g getrocknete Bohnen', 'soak, 8 h, 300 g getrocknete Bohnen'],
    ['200 g Cashewkerne, 4 Stunden eingeweicht', 'soak, 4 h, 200 g Cashewkerne'],
    ['500 g tiefgekühlte Garnelen', 'thaw, 12 h, 500 g Garnelen'],
    ['500 g Garnelen (tiefgefroren)', 'thaw, 12 h, 500 g Garnelen'],
    ['400 g TK-Lachs', 'thaw, 12 h, 400 g Lachs'],
    ['1 Packung TK-Blätterteig, aufgetaut', 'thaw, 12 h, 1 Packung Blätterteig'],
    ['300 g tiefgekühlter Spinat, aufgetaut', 'thaw, 12 h, 300 g Spinat'],
    ['2 Eier, zimmerwarm', 'warm, 1 h, Eier'],
    ['125 g Butter (Zimmertemperatur)', 'warm, 1 h, Butter'],
    ['250 g Topfen, bei Raumtemperatur', 'warm, 1 h, Topfen'],
    ['800 g Pouletbrust, über Nacht mariniert', 'marinate, 8 h, 800 g Pouletbrust'],
    ['500 g Faschiertes', 'thaw, 12 h, 500 g Faschiertes, if bought 2 days before'],
    ['1 kg Rindergulasch', 'thaw, 12 h, 1 kg Rindergulasch, if bought 4 days before'],
  ])('the line "%s" makes the job "%s"', (line, job) => {
    expect(jobsOf([line])).toContain(job);
  });

  test.each([
    '300 g TK-Erbsen',
    '200 g frische oder tiefgekühlte Himbeeren',
    '500 g Garnelen (frisch oder TK)',
    '1 Dose Kichererbsen',
    '1 Glas weiße Bohnen',
    '200 g getrocknete Linsen',
    '250 g grüne Bohnen',
    '200 g Fisolen',
    '200 g Räucherlachs',
    '100 g weiche Butter',
    '500 ml Hühnersuppe',
  ])('the line "%s" makes no job', (line) => {
    expect(jobsOf([line])).toEqual([]);
  });

  const chicken = ['800 g Hähnchenschenkel'];
  test.each([
    ['Das Fleisch mindestens 4 Stunden marinieren.', 'marinate, 4 h, Hähnchenschenkel'],
    ['Zugedeckt über Nacht im Kühlschrank marinieren.', 'marinate, 8 h, Hähnchenschenkel'],
    ['Den Teig 2 Stunden ruhen lassen.', 'start, 2 h'],
    ['Den Teig über Nacht im Kühlschrank gehen lassen.', 'start, 8 h'],
    ['Mindestens 3 Stunden in den Kühlschrank stellen.', 'start, 3 h'],
    ['4 Std. kalt stellen, bis die Creme fest ist.', 'start, 4 h'],
    ['Den Germteig 3 Stunden gehen lassen.', 'start, 3 h'],
    ['Den Rüeblikuchen über Nacht ziehen lassen.', 'start, 8 h'],
  ])('the step "%s" makes the job "%s"', (step, job) => {
    expect(jobsOf(chicken, [step])).toContain(job);
  });

  test.each([
    ['Die Bohnen über Nacht einweichen.', 'soak, 8 h'],
    ['Am Vortag die Bohnen einweichen.', 'soak, 8 h'],
    ['Bohnen 12 Std. in kaltem Wasser quellen lassen.', 'soak, 12 h'],
  ])('the step "%s" soaks the beans of its list: "%s"', (step, job) => {
    expect(jobsOf(['300 g getrocknete weiße Bohnen'], [step])).toEqual([
      `${job}, 300 g getrocknete weiße Bohnen`,
    ]);
  });

  test.each([
    '30 Minuten oder über Nacht marinieren.',
    '30 Minuten, maximal 24 Stunden marinieren.',
    'Wer mag, kann das Fleisch über Nacht marinieren.',
    'Bei Bedarf über Nacht ziehen lassen.',
    'Hält sich im Kühlschrank 3 Tage.',
    'In einer Dose über Nacht aufbewahren.',
    'Am besten über Nacht ziehen lassen.',
    '3 Stunden köcheln lassen.',
    'Vor dem Servieren 10 Minuten ruhen lassen.',
    'Brötchen vom Vortag würfeln.',
    'Den Teig 1 Stunde ruhen lassen.',
  ])('the step "%s" makes no job', (step) => {
    expect(jobsOf(['1 Zwiebel'], [step])).toEqual([]);
  });

  it('a food that a German recipe cooks from frozen is not thawed', () => {
    expect(
      jobsOf(['500 g TK-Garnelen'], ['Die Garnelen unaufgetaut in die Pfanne geben.']),
    ).toEqual([]);
  });

  it('dried beans that a German recipe does not soak make no job', () => {
    expect(
      jobsOf(['300 g getrocknete Bohnen'], ['Die Bohnen nicht einweichen. 2 Stunden kochen.']),
    ).toEqual([]);
  });

  it('pastry is thawed that a German step says to thaw', () => {
    expect(jobsOf(['1 Packung Blätterteig'], ['Den Blätterteig auftauen lassen.'])).toEqual([
      'thaw, 12 h, 1 Packung Blätterteig',
    ]);
  });
});

describe('steps', () => {
  const chicken = ['800 g chicken thighs', '2 tbsp soy sauce'];
  test.each([
    ['Marinate the chicken for at least 4 hours.', 'marinate, 4 h, chicken thighs'],
    ['Cover and marinate overnight in the fridge.', 'marinate, 8 h, chicken thighs'],
    ['Cover and refrigerate overnight.', 'start, 8 h'],
    ['Leave the dough to rise overnight.', 'start, 8 h'],
    ['Chill for 4 hours, until set.', 'start, 4 h'],
  ])('the step "%s" makes the job "%s"', (step, job) => {
    expect(jobsOf(chicken, [step])).toContain(job);
  });

  test.each([
    'Marinate for 30 minutes or overnight.',
    'Marinate for 30 minutes, or up to 24 hours.',
    'You can marinate the chicken overnight if you like.',
    'Leftovers keep in the fridge for 3 days.',
    'Store in an airtight container in the fridge overnight.',
    'Simmer over low heat for 3 hours.',
    'Cook on low for 8 hours.',
    'Rest for 10 minutes before serving.',
    'Can be made a day ahead: chill overnight.',
  ])('the step "%s" makes no job', (step) => {
    expect(jobsOf(['1 onion'], [step])).toEqual([]);
  });

  it('a soak in a step names the beans of the list', () => {
    const jobs = jobsOf(['300 g dried cannellini beans'], ['Soak the beans for 12 hours. Drain.']);
    expect(jobs).toEqual(['soak, 12 h, 300 g dried cannellini beans']);
  });

  it('a quick soak in a step is no soak overnight', () => {
    const jobs = recipeJobs(recipe(['1 cup dried chickpeas'], ['Soak the chickpeas for 1 hour.']));
    expect(jobs).toMatchObject([{ kind: 'soak', hours: 1 }]);
  });

  test.each([
    ['1 cup cashews', 'Soak the cashews in water for 4 hours.', 'Chill overnight.', 'soak, 12 h'],
    [
      '1 kg cucumbers',
      'Soak in brine for 2 hours.',
      'Leave to stand for 24 hours.',
      'marinate, 26 h',
    ],
    ['1 cup cashews, soaked for 4 hours', 'Blend.', 'Refrigerate overnight.', 'soak, 12 h'],
    ['100 g sultanas', 'Chill the dough overnight.', 'Soak the fruit for 3 hours.', 'soak, 3 h'],
  ])('a recipe of %s with “%s” and “%s” has the job “%s”', (line, first, then, job) => {
    expect(jobsOf([line], [first, then]).join('; ')).toContain(job);
  });

  test.each(['Leave the dough to rise overnight.', 'Chill for 4 hours, until set.'])(
    'eggs are not taken out for a dish of which “%s” begins it hours before',
    (step) => {
      const jobs = recipeJobs(recipe(['2 eggs, at room temperature'], ['Mix.', step]));
      expect(jobs.map(({ kind }) => kind)).toEqual(['start']);
    },
  );

  it('meat that is marinated overnight is thawed the evening before', () => {
    const [thaw, marinate] = recipeJobs(recipe(chicken, ['Marinate the chicken overnight.']));
    expect(thaw).toMatchObject({ kind: 'thaw', hours: 20, keepsDays: 2 });
    expect(marinate).toMatchObject({ kind: 'marinate', hours: 8, source: { step: 0 } });
  });
});

it('jobs of any text have hours, a key of their own and a source', () => {
  const words = fc.constantFrom(
    'soak',
    'marinate',
    'frozen',
    'overnight',
    'chicken',
    'dried beans',
    '8 hours',
    'thaw',
    'pastry',
    'or',
    ',',
    '500 g',
    'chill',
    'the',
  );
  const text = fc.array(words, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 6 }),
      fc.array(text, { maxLength: 6 }),
      (lines, steps) => {
        const jobs = recipeJobs(recipe(lines, steps));
        expect(new Set(jobs.map(({ key }) => key)).size).toBe(jobs.length);
        for (const { hours, key, source } of jobs) {
          expect(hours).toBeGreaterThan(0);
          expect(key).toMatch(/^[a-z]+(?:\.[a-z0-9-]+)?$/);
          expect((source.line ?? source.step)! >= 0).toBe(true);
        }
      },
    ),
  );
});
