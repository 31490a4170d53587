/** Pages with more on them than the recipe: bars of an app, boxes of figures, pictures, steps in one go. */
import type { Layout } from './layouts';
import { ingredientLinesOf, type PrintedRecipe } from './printed-recipe';

/** A screenshot of a phone: clock and battery above, tabs below. */
export const phoneApp: Layout = (recipe) => [
  screen(`<div style="display:flex;justify-content:space-between;padding:14px 40px;font-weight:600">
  <span>9:41</span><span>5G &nbsp; 87%</span></div>
  <div style="display:flex;justify-content:space-between;padding:10px 40px;color:#c2512f"><span>‹ Back</span><span>Edit</span></div>
  <div style="padding:10px 50px">${title(recipe)}<p>${recipe.serves}</p><h2>Ingredients</h2>${list(recipe)}
  <h2>Directions</h2>${numbered(recipe)}</div>
  <div style="${tabBar}"><span>Recipes</span><span>Groceries</span><span>Pantry</span><span>Meals</span><span>Menus</span></div>`),
];

/** Another app: its own bar of signs, a row of facts, two buttons. */
export const otherPhoneApp: Layout = (recipe) => [
  screen(`<div style="display:flex;justify-content:space-between;padding:12px 36px;font-weight:700">
  <span>18:27</span><span>Telstra 4G 42%</span></div>
  <div style="display:flex;gap:60px;padding:12px 44px;background:#2b6a4d;color:#fff"><span>Overview</span><span>Cook mode</span><span>Share</span></div>
  <div style="padding:14px 44px">${title(recipe)}<p>${recipe.serves}</p><h2>Ingredients</h2>${list(recipe)}
  <h2>Method</h2>${numbered(recipe)}</div>
  <div style="${tabBar}"><span>Home</span><span>Search</span><span>Saved</span><span>Shopping list</span><span>Profile</span></div>`),
];

/** A box of nutrition figures at the right of the list. */
export const nutritionBox: Layout = (recipe) => [
  `${title(recipe)}<p>${recipe.serves}</p><div class="sides"><div style="flex:1"><h2>Ingredients</h2>${list(recipe)}</div>
  <div class="box" style="flex:0 0 34%;padding:18px;margin:0;font-size:0.85em"><b>NUTRITION PER SERVE</b><br>
  Energy 1640 kJ<br>Protein 12.4 g<br>Total fat 18 g<br>Saturated fat 3.1 g<br>Carbohydrate 41 g<br>Sugars 6.2 g<br>Fibre 9 g<br>Sodium 310 mg</div></div>
  <h2>Method</h2>${numbered(recipe)}`,
];

/** One line of figures below the method, and a box of a table. */
export const nutritionBelow: Layout = (recipe) => [
  `${title(recipe)}<p>${recipe.serves}</p><h2>Ingredients</h2>${list(recipe)}<h2>Method</h2>${numbered(recipe)}
  <div class="box" style="padding:16px 24px;margin:1.2em 0 0"><b>Nutritional information (per serving)</b>
  <table><tr><td style="padding-right:50px">Calories</td><td>412 kcal</td></tr><tr><td>Fat</td><td>14 g</td></tr>
  <tr><td>Carbs</td><td>52 g</td></tr><tr><td>Protein</td><td>19 g</td></tr><tr><td>Salt</td><td>1.1 g</td></tr></table></div>`,
];

/** A picture with pattern at the left of the title and of the heading. */
export const pictureAtLeft: Layout = (recipe) => [
  `<div class="sides" style="gap:40px"><div style="${picture};flex:0 0 38%;height:620px"></div><div style="flex:1">${title(recipe)}
  <p>${recipe.serves}</p><h2>Ingredients</h2>${list(recipe)}</div></div><h2>Method</h2>${numbered(recipe)}`,
];

/** A picture with lettering on a packet above the title, and another beside the method. */
export const pictureAbove: Layout = (recipe) => [
  `<div style="${picture};height:380px;position:relative"><b style="position:absolute;left:320px;top:140px;font:700 78px 'DejaVu Serif';
  color:#fff8;transform:rotate(-14deg)">SAXA oo</b></div><div style="height:30px"></div>${title(recipe)}<p>${recipe.serves}</p>
  <h2>Ingredients</h2>${list(recipe)}<div class="sides"><div style="flex:1"><h2>Method</h2>${numbered(recipe)}</div>
  <div style="${picture};flex:0 0 26%;height:420px;margin-top:40px"></div></div>`,
];

/** Steps that follow one another in one paragraph, each with its number. */
export const numbersInText: Layout = (recipe) => [
  `${title(recipe)}<p>${recipe.serves}</p><h2>Ingredients</h2>${list(recipe)}<h2>Method</h2>
  <p>${recipe.steps.map((step, at) => `<b>${at + 1}</b> ${step}`).join(' ')}</p>`,
];

/** The same with a full stop behind each number, in a narrow justified column. */
export const dotsInText: Layout = (recipe) => [
  `${title(recipe)}<p>${recipe.serves}</p><div class="sides"><div class="narrow"><h2>Ingredients</h2>${list(recipe)}</div>
  <div class="rest"><h2>Method</h2><p style="text-align:justify">${recipe.steps.map((step, at) => `<b>${at + 1}.</b> ${step}`).join(' ')}</p></div></div>`,
];

/** A page in another language, with the headings of that language. */
export const inWords =
  (ingredients: string, method: string): Layout =>
  (recipe) => [
    `${title(recipe)}<p>${recipe.serves}</p><h2>${ingredients}</h2>${list(recipe)}<h2>${method}</h2>${numbered(recipe)}`,
  ];

const screen = (content: string): string =>
  `<div style="position:absolute;left:-60px;top:-60px;width:1200px;height:1600px;background:#fff">${content}</div>`;

const tabBar =
  'position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-around;padding:26px 20px;background:#f4f2ef;font-size:0.8em;border-top:2px solid #ddd';

const picture = `background:
  radial-gradient(circle at 55% 42%, #b8452a 0 9%, #e7b24c 10% 18%, #f2ecdf 19% 30%, #0000 31%),
  radial-gradient(circle at 25% 80%, #4f7a35 0 6%, #eee4cf 7% 12%, #0000 13%),
  repeating-linear-gradient(45deg, #51606b 0 14px, #74838c 14px 20px, #3f4a52 20px 31px)`;

const title = (recipe: PrintedRecipe): string => `<h1>${recipe.title}</h1>`;

const list = (recipe: PrintedRecipe): string =>
  `<ul>${ingredientLinesOf(recipe)
    .map((line) => `<li>${line}</li>`)
    .join('')}</ul>`;

const numbered = ({ steps }: PrintedRecipe): string =>
  `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`;
