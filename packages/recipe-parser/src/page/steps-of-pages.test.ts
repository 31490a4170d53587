/** Steps, yields and times of pages without data, and of data that is poorer than its page. */
import { expect, it } from 'vitest';
import { readPage } from './read-page';

const steps = [
  'Rub the butter into the flour and add one egg. Chill for half an hour.',
  'Fry the onion in a little butter until soft and golden.',
  'Whisk the milk with the other egg and season it well.',
  'Line a tin with the dough, fill it and pour the milk over. Bake for 40 minutes.',
];
const names = ['Pastry', 'Onion', 'Custard', 'Oven'];
const foods = ['250 g flour', '2 eggs', '100 g butter', '1 onion', '200 ml milk'];
const items = (texts: readonly string[]) => texts.map((text) => `<li>${text}</li>`).join('');
const list = `<h2>Ingredients</h2><ul>${items(foods)}</ul>`;
const each = (html: (text: string, at: number) => string) => steps.map(html).join('');

function read(
  body: string,
  { title = 'Onion tart', data }: { title?: string; data?: unknown } = {},
) {
  const recipe = {
    '@type': 'Recipe',
    name: title,
    recipeIngredient: foods,
    recipeInstructions: data,
  };
  const script = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
  const head = `<title>${title}</title>${data === undefined ? '' : script}`;
  return readPage(
    `<html><head>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`,
  );
}

it.each([
  [
    'paragraphs between photos',
    `${list}${each((text) => `<p>${text}</p><p><img src="a.jpg"></p>`)}`,
  ],
  [
    'breaks and a wish behind',
    `${list}<p><b>Method</b><br>${steps.join('<br><br>')}<br><br>Enjoy!<br>See you next week, dears.</p>`,
  ],
  [
    'headings that count',
    `${list}<h2>Method</h2>${each((text, at) => `<h4>Krok ${at + 1} z 4</h4><p>${text}</p>`)}`,
  ],
  [
    'elements of their own names',
    `${list}<recipe-steps>${each((text, at) => `<recipe-step><div>Крок ${at + 1} з 4</div><div>${text}</div></recipe-step>`)}</recipe-steps>`,
  ],
  [
    'a list of terms',
    `${list}<h2>Method</h2><dl>${each((text, at) => `<dt>Step ${at + 1}</dt><dd>${text}</dd>`)}</dl>`,
  ],
  [
    'a cell of a table',
    `<table><tr><th>Ingredients</th><th>Method</th></tr><tr><td>${foods.join('<br>')}</td><td>${steps.join('<br><br>')}</td></tr></table>`,
  ],
  [
    'a list that a box cuts',
    `${list}<h2>Method</h2><ol>${items(steps.slice(0, 2))}</ol><figure><img src="a.jpg"></figure><ol start="3">${items(steps.slice(2))}</ol>`,
  ],
  [
    'boxes with foods and settings',
    `${list}<h2>Method</h2>${each((text, at) => `<div class="s"><div>Step ${at + 1}</div><div><span>250 g flour</span></div><div><span>10 min</span><span>180 °C</span></div><p>${text}</p></div>`)}`,
  ],
  [
    'boxes with lists of tools',
    `${list}${each((text, at) => `<div class="s"><h2>Step ${at + 1}/4</h2><ul><li>2 eggs</li><li>a bowl</li></ul><p>${text}</p></div>`)}`,
  ],
  [
    'lists of foods over each',
    `${list}<h2>Method</h2>${each((text) => `<div class="s"><ul><li>2 eggs</li></ul><p>${text}</p><div>10:00</div></div>`)}`,
  ],
  [
    'a box between steps that count',
    `${list}<h2>Method</h2>${each((text, at) => `<h4>Step ${at + 1}</h4><p>${text}</p>${at === 1 ? '<h4>The pan I use</h4><p>It was made in a small town.</p>' : ''}`)}<p>We eat it in the garden all summer.</p>`,
  ],
  [
    'other words over them',
    `${list}<p><strong>Comment je procède :</strong></p>${each((text) => `<p>${text}</p>`)}`,
  ],
])('steps in %s are read, and nothing beside them', (_name, body) => {
  expect(read(body)?.steps.map(({ text }) => text)).toEqual(steps);
});

it.each([
  ['terms', `<dl>${each((text, at) => `<dt>${names[at]!}</dt><dd>${text}</dd>`)}</dl>`],
  ['small headings', each((text, at) => `<h3>${names[at]!}</h3><p>${text}</p>`)],
  [
    'boxes with images',
    each(
      (text, at) =>
        `<div class="b"><figure><img src="a.jpg"></figure><div><h3>${names[at]!}</h3><p>${text}</p></div></div>`,
    ),
  ],
])('%s over the steps are the names of their sections', (_name, body) => {
  const found = read(`${list}<h2>Method</h2>${body}`)?.steps;
  expect(found).toEqual(steps.map((text, at) => ({ text, section: names[at] })));
});

it.each<[string, unknown]>([
  ['HTML with headings', each((text, at) => `<h3>${names[at]!}</h3><p>${text}</p>`)],
  [
    'HTML with bold paragraphs',
    each((text, at) => `<p><strong>${names[at]!}</strong></p><p>${text}</p>`),
  ],
  [
    'headings inside the steps',
    steps.map((text, at) => ({
      '@type': 'HowToStep',
      text: `<h4>${names[at]!}</h4><p>${text}</p>`,
    })),
  ],
  [
    'the name of a section as its first step',
    steps.map((text, at) => ({
      '@type': 'HowToSection',
      name: names[at],
      itemListElement: [
        { '@type': 'HowToStep', text: names[at] },
        { '@type': 'HowToStep', text },
      ],
    })),
  ],
])('headings of data of %s are no steps', (_name, data) => {
  expect(read('', { data })?.steps).toEqual(
    steps.map((text, at) => ({ text, section: names[at] })),
  );
});

it.each<[string, unknown]>([
  ['breaks that are escaped twice', steps.join('\\n')],
  [
    'tags that are escaped twice',
    `\\u003cp\\u003e${steps.join('\\u003c/p\\u003e\\u003cp\\u003e')}\\u003c/p\\u003e`,
  ],
  [
    'no space between sentences and a fuller page',
    steps.slice(0, 2).join('').replace('golden.', 'gol…'),
  ],
  ['a heading of the method', ['Method', ...steps]],
])('steps of data with %s are divided', (_name, data) => {
  const page = `${list}<h2>Method</h2><ol>${items(steps)}</ol>`;
  expect(read(page, { data })?.steps.map(({ text }) => text)).toEqual(steps);
});

const method = `<h2>Method</h2><ol>${items(steps)}</ol>`;

it.each([
  ['Pour 6 gourmands – 70 mn en tout (30 mn de préparation, 40 mn de cuisson)', 6, 30, 40],
  ['Para 6 golosos | 30 minutos de preparación | 40 min de horno', 6, 30, 40],
  ['6 porcji | 30 minut przygotowania | 40 minut pieczenia', 6, 30, 40],
  ['Serves six, 30 minutes preparation, 40 minutes cooking', 6, 30, 40],
  ['Für sechs hungrige Gäste, 30 Min. Vorbereitung + 40 Min. im Ofen', 6, 30, 40],
])('the line "%s" has the yield and the times of its page', (line, serves, prep, cook) => {
  const { prepMinutes, cookMinutes, ...draft } = read(`<p>${line}</p>${list}${method}`)!;
  expect([draft.serves, prepMinutes, cookMinutes]).toEqual([serves, prep, cook]);
});

it.each([
  '<div><h3>Préparation :</h3><p>30 min</p></div><div><h3>Cuisson</h3><p>40 min</p></div><div><h3>Porzioni</h3><p>6</p></div>',
  '<div><p>30 min</p><p>Preparation</p></div><div><p>40 min</p><p>Cooking</p></div><div><p>6</p><p>Portions</p></div>',
])('facts in boxes of their own beside labels are read', (boxes) => {
  const { serves, cookMinutes } = read(`${boxes}${list}${method}`)!;
  expect([serves, cookMinutes]).toEqual([6, 40]);
});

it.each(['Onion tart for 6', 'Tarte aux oignons pour six', 'Zwiebelkuchen (6 Personen)'])(
  'the title "%s" says how many the dish serves',
  (title) => {
    expect(read(`${list}${method}`, { title })?.serves).toBe(6);
  },
);
