/** Constants of section 9 that stand in the contract and the rules: none may change unnoticed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allRoutes } from '../../packages/contract/src/all-routes';
import { imageGenerationLimits } from '../../packages/contract/src/recipe/image-generation';
import { stockPhotoLimits } from '../../packages/contract/src/recipe/stock-photos';
import { minPasswordLength } from '../../packages/domain/src/account/accounts/password-rules';
import * as session from '../../packages/domain/src/account/accounts/session-renewal';
import { daysOf, retentionDays } from '../../packages/domain/src/admin/analytics/periods';
import { englishSampleTags } from '../../packages/domain/src/book/sample-recipes/sample-tags';
import { weekdays } from '../../packages/domain/src/plan/days/week';
import * as samples from '../../packages/domain/src/visitors/onboarding/samples';
import { wizardSteps } from '../../packages/domain/src/visitors/onboarding/wizard-steps';
import { minServes } from '../../packages/domain/src/recipe/recipes/serves';
import { plans } from '../../packages/domain/src/account/subscriptions/plans';
import { defaultServes } from '../../packages/recipe-parser/src/recipe';
import { parameterOf } from './api-document';

const routes = Object.values(allRoutes).flatMap((feature) => Object.values(feature));
const timeoutOf = (call: string) =>
  routes.find(({ method, path }) => `${method} ${path}` === call)?.timeoutMs;

test.each([
  ['POST /auth/refresh', 5_000],
  ['GET /admin/analytics', 15_000],
  ['GET /admin/top-users', 15_000],
  ['GET /admin/users', 15_000],
  ['POST /image-generation/generate-image', 120_000],
  ['POST /recipe-photo-extraction/extract-recipe', 90_000],
  ['GET /test', 4_000],
])('the call %s may take %d ms', (call, timeoutMs) => {
  expect(timeoutOf(call)).toBe(timeoutMs);
});

test.each([
  ['GET /recipes/list/my-recipes', 12],
  ['GET /recipes/list/browse', 12],
  ['GET /recipes/public', 20],
  ['GET /admin/users', 50],
  ['GET /curated-images', 12],
])('the call %s has pages of %d', (call, limit) => {
  expect(parameterOf(call, 'limit')).toMatchObject({ default: limit });
});

const stylesOf = (file: string) =>
  readFileSync(new URL(`../../packages/web/src/features/${file}`, import.meta.url), 'utf8');

test('the tour darkens the page by black at 70 %', () => {
  const styles = stylesOf('visitors/welcome-tour/welcome-tour.module.css');
  expect(styles).toMatch(/\.dark,\s*\.light \{\s*--tour-veil: rgb\(0 0 0 \/ 70%\);/);
  expect(styles).toMatch(/\.dark \{[^}]*background: var\(--tour-veil\);/);
  expect(styles).toMatch(/\.light \{[^}]*box-shadow: 0 0 0 200vmax var\(--tour-veil\);/);
});

test('the question of the landing page turns in 300 ms', () => {
  expect(stylesOf('visitors/landing/rotating-words.module.css')).toMatch(
    /\.words > span \{[^}]*transition:\s*opacity 300ms ease,\s*visibility 300ms;/,
  );
});

test('passwords, sessions and periods have the constants of the specification', () => {
  expect(minPasswordLength).toBe(6);
  expect(session.sessionLengthMs).toBe(24 * 3_600_000);
  expect(session).toMatchObject({ refreshThresholdMs: 3_600_000, sessionCheckMs: 1_800_000 });
  expect(daysOf).toEqual({ day: 1, week: 7, month: 30, year: 365 });
  expect(retentionDays).toEqual([1, 7, 30]);
  expect(weekdays).toHaveLength(7);
});

test('onboarding, pictures and prices have the constants of the specification', () => {
  expect({ ...samples, wizardSteps }).toMatchObject({
    wizardSteps: 9,
    minSamples: 5,
    maxSamples: 20,
  });
  expect(englishSampleTags).toEqual(["Australia's Favourites", 'Mid Week', 'Quick']);
  expect([defaultServes, minServes]).toEqual([4, 1]);
  expect(imageGenerationLimits.description).toBe(250);
  expect(stockPhotoLimits).toMatchObject({ perSearch: 15, fewResults: 10 });
  expect(plans).toMatchObject({ free: { price: 0 }, premium: { price: 9.99 } });
});
