import { describe, expect, it, test } from 'vitest';
import {
  dueJobs,
  jobsOfEvening,
  usualJobsAt,
  type JobSettings,
  type MealWithJobs,
} from './due-jobs';
import { jobReason, jobText, jobsNotice } from './job-text';
import type { RecipeJob } from './small-job';

const settings: JobSettings = { jobsAt: usualJobsAt, jobsOff: [], mealTimes: [], shoppingDays: [] };
const job = (more: Partial<RecipeJob> = {}): RecipeJob => ({
  kind: 'soak',
  key: 'soak.dried-chickpea',
  hours: 8,
  things: [{ name: 'dried chickpeas', amount: '1', unit: 'cup' }],
  source: { line: 0, words: '1 cup dried chickpeas' },
  ...more,
});
const mince = job({
  kind: 'thaw',
  key: 'thaw.beef-mince',
  hours: 12,
  keepsDays: 2,
  things: [{ name: 'beef mince', amount: '500', unit: 'g' }],
});
// A Thursday.
const meal = (jobs: RecipeJob[], more: Partial<MealWithJobs> = {}): MealWithJobs => ({
  id: 'm',
  date: '2026-11-26',
  meal: 'dinner',
  quantity: 1,
  title: 'Chana',
  jobs,
  ...more,
});
const whenOf = (given: MealWithJobs, with_: Partial<JobSettings> = {}) =>
  dueJobs([given], { ...settings, ...with_ }).map(({ on, at }) => (at ? `${on} ${at}` : on));

describe('when a job is due', () => {
  test.each([
    [8, 'dinner', '2026-11-25'],
    [4, 'dinner', '2026-11-25'],
    [2, 'dinner', '2026-11-26 15:30'],
    [24, 'dinner', '2026-11-25'],
    [48, 'dinner', '2026-11-24'],
    [1, 'lunch', '2026-11-26 10:30'],
    [3, 'lunch', '2026-11-25'],
    [1, 'breakfast', '2026-11-26 05:30'],
  ])('a job of %i hours for a %s is due on %s', (hours, name, on) => {
    expect(whenOf(meal([job({ hours })], { meal: name }))).toEqual([on]);
  });

  it('a job moves with its meal', () => {
    expect(whenOf(meal([job()], { date: '2026-12-01' }))).toEqual(['2026-11-30']);
  });

  it('a kind of job that is off is not due', () => {
    expect(whenOf(meal([job()]), { jobsOff: ['soak'] })).toEqual([]);
  });

  it('the time of a meal that the household has said counts', () => {
    const mealTimes = [{ meal: 'dinner', at: '21:00' }];
    expect(whenOf(meal([job({ hours: 4 })]), { mealTimes })).toEqual(['2026-11-26 16:00']);
  });

  test.each([
    ['monday', ['2026-11-25']],
    ['tuesday', []],
    ['thursday', []],
    ['saturday', ['2026-11-25']],
  ] as const)('mince for Thursday that is bought on %s is thawed on %j', (day, due) => {
    expect(whenOf(meal([mince]), { shoppingDays: [day] })).toEqual(due);
  });

  it('meat is not thawed as long as no shopping day is known', () => {
    expect(whenOf(meal([mince]))).toEqual([]);
  });

  it('the jobs of an evening are those without a time of that day', () => {
    const due = dueJobs([meal([job(), job({ kind: 'warm', key: 'warm', hours: 1 })])], settings);
    expect(jobsOfEvening(due, '2026-11-25').map((each) => each.job.kind)).toEqual(['soak']);
    expect(jobsOfEvening(due, '2026-11-26')).toEqual([]);
  });
});

describe('a job in words', () => {
  const [soak] = dueJobs([meal([job()], { quantity: 2 })], settings);
  const [thaw] = dueJobs([meal([mince])], { ...settings, shoppingDays: ['saturday'] });

  it('a job says what to do for as many as eat, and why', () => {
    expect(jobText(soak!)).toBe('Soak 2 cup dried chickpeas');
    expect(jobText(thaw!)).toBe('Put 500 g beef mince in the fridge');
    expect(jobReason(thaw!)).toBe('For Thursday: Chana. Bought on Saturday: frozen by then.');
    expect(
      jobText({ meal: soak!.meal, job: job({ kind: 'start', things: [], meanwhile: 'rises' }) }),
    ).toBe('Start Chana: it rises 8 hours');
    const marinate = job({ kind: 'marinate', things: [] });
    expect(jobText({ meal: soak!.meal, job: marinate })).toBe('Marinate for Chana');
  });

  it('several jobs are one notice, and a long one is cut', () => {
    expect(jobsNotice([thaw!, soak!])).toBe(
      'Put 500 g beef mince in the fridge. Soak 2 cup dried chickpeas.',
    );
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...thaw!,
      meal: { ...thaw!.meal, quantity: index + 1 },
    }));
    expect(jobsNotice(many).length).toBeLessThanOrEqual(240);
  });
});
