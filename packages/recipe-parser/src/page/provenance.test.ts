import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecipe } from './read-page';

const read = (name: string, url = 'https://bushoven.com.au/damper', recipe?: number) =>
  readRecipe(
    readFileSync(new URL(`../../fixtures/pages/${name}.html`, import.meta.url), 'utf8'),
    url,
    recipe,
  )!;

describe('where each field came from', () => {
  it('each field comes from the site’s data, in its own words, or the head where the data says nothing', () => {
    const { origins } = read('json-ld');
    expect(origins).toMatchObject({
      title: { reader: 'json-ld', text: expect.stringContaining('Pumpkin damper') },
      prepMinutes: { reader: 'json-ld', text: 'PT15M' },
      serves: { reader: 'json-ld', text: expect.stringContaining('8') },
      siteName: { reader: 'head', text: 'Bush Oven' },
      language: { reader: 'head', text: 'en-AU' },
      measures: { reader: 'head', text: 'bushoven.com.au, en-AU' },
    });
    expect(origins.ingredients?.text.split('\n').length).toBeGreaterThan(5);
  });

  it('each field comes from the page itself where the data is poorer, or there is none', () => {
    expect(read('data-poorer-than-page').origins.ingredients?.reader).toBe('layout');
    expect(read('layout-headings').origins).toMatchObject({
      ingredients: { reader: 'layout', text: expect.stringContaining('250 g Berglinsen') },
      prepMinutes: { reader: 'layout' },
    });
  });

  it('a field that was not found has no origin', () => {
    expect(Object.keys(read('rdfa').origins)).not.toContain('cookMinutes');
  });
});

describe('what a page states and a recipe has no field for', () => {
  const stated = {
    nutrition: { '@type': 'NutritionInformation', calories: '101 kcal', fatContent: '7 g' },
    suitableForDiet: ['https://schema.org/VeganDiet', 'GlutenFreeDiet'],
    tool: ['Tin', { '@type': 'HowToTool', name: 'Whisk' }],
    video: { '@type': 'VideoObject', name: 'How to', contentUrl: 'https://video.example/pie.mp4' },
    image: ['https://pies.example/one.jpg', 'https://pies.example/two.jpg'],
    cookingMethod: 'Baking',
    estimatedCost: '$12',
    aggregateRating: { ratingValue: 4.5, ratingCount: 12 },
    datePublished: '2024-05-06',
    keywords: 'Pie',
  };
  const html = (node: object) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Recipe',
      name: 'Pie',
      recipeIngredient: ['2 eggs', '1 cup milk'],
      recipeInstructions: ['Mix it.', 'Bake it.'],
      ...node,
    })}</script>`;

  it('nutrition, diets, equipment and a video are kept in the words of the page', () => {
    expect(readRecipe(html(stated))!.origins).toMatchObject({
      nutrition: { reader: 'json-ld', text: 'calories: 101 kcal\nfatContent: 7 g' },
      diets: { text: 'https://schema.org/VeganDiet\nGlutenFreeDiet' },
      equipment: { text: 'Tin\nWhisk' },
      video: { text: 'How to\nhttps://video.example/pie.mp4' },
      imageUrl: { text: 'https://pies.example/one.jpg\nhttps://pies.example/two.jpg' },
      cookingMethod: { text: 'Baking' },
      cost: { text: '$12' },
      rating: { text: 'ratingValue: 4.5\nratingCount: 12' },
      dates: { text: '2024-05-06' },
      keywords: { text: 'Pie' },
    });
  });

  it('nutrition and a video are absent where the page does not state them', () => {
    const origins = Object.keys(readRecipe(html({}))!.origins);
    expect(origins).not.toEqual(expect.arrayContaining(['nutrition']));
    expect(origins).not.toEqual(expect.arrayContaining(['video']));
  });
});

describe('several recipes on one page', () => {
  const url = 'https://picnic.example/for-ten';

  it('the main recipe of several on a page is read, and the others can be asked for by number', () => {
    const main = read('two-recipes', url);
    expect(main.draft).toMatchObject({ title: 'Egg sandwiches', serves: 10 });
    expect(main.others).toEqual([{ title: 'Lamington fingers', recipe: 2 }]);
    const other = read('two-recipes', url, 2);
    expect(other.draft).toMatchObject({
      title: 'Lamington fingers',
      prepMinutes: 40,
      imageUrl: 'https://picnic.example/lamington.jpg',
      ingredientLines: ['1 sponge cake', '50 g cocoa', '2 cups coconut'],
    });
    expect(other.others).toEqual([{ title: 'Egg sandwiches', recipe: 1 }]);
    expect(other.origins.prepMinutes).toEqual({ reader: 'json-ld', text: 'PT40M' });
  });

  it('the first recipe of a page with one is that recipe, and there is no second', () => {
    expect(read('json-ld', url, 1).draft.title).toBe('Pumpkin damper');
    expect(read('json-ld', url).others).toEqual([]);
    expect(read('json-ld', url, 2)).toBeUndefined();
  });
});
