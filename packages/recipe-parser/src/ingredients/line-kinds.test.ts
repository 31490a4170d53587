import { describe, expect, test } from 'vitest';
import { formatQuantity } from '../units/quantity';
import { parseIngredient, splitIngredientLine } from './parse-ingredient';

/** "amount unit | name | note", with a dash for what the line does not state. */
function read(line: string): string {
  const { amount, unit, name, note } = parseIngredient(line);
  const parts = [amount ? formatQuantity(amount, 'fraction') : '-', unit ?? '-'].join(' ');
  return [parts, name, ...(note === '' ? [] : [note])].join(' | ');
}

describe('numbers of ingredient lines', () => {
  test.each([
    ['1/3rd cup soy sauce', '⅓ cup | soy sauce'],
    ['1/4th tsp salt', '¼ tsp | salt'],
    ['2/3rds cup milk', '⅔ cup | milk'],
    ['3/4ths cup sugar', '¾ cup | sugar'],
    ['1 1/3rd cups flour', '1⅓ cup | flour'],
    ['1–1/2 cups flour', '1½ cup | flour'],
    ['1—1/2 cups flour', '1½ cup | flour'],
    ['1−1/2 cups flour', '1½ cup | flour'],
    ['1 – 1/2 cups flour', '1½ cup | flour'],
    ['2–3 cups flour', '2–3 cup | flour'],
    ['1+1/2 cups flour', '1½ cup | flour'],
    ['1 + 1/2 tsp salt', '1½ tsp | salt'],
    ['1.1/2 cups flour', '1½ cup | flour'],
    ['2.1/4 lb beef', '2¼ lb | beef'],
    ['1.500 g Kartoffeln', '1500 g | Kartoffeln'],
    ['2.500 ml Wasser', '2500 ml | Wasser'],
    ['1.250 kg Rindfleisch', '1¼ kg | Rindfleisch'],
    ['0.500 g saffron', '½ g | saffron'],
    ['٢ كوب دقيق', '2 cup | دقيق'],
    ['२ cup आटा', '2 cup | आटा'],
    ['１００g 砂糖', '100 g | 砂糖'],
    ['1 15- 15-ounce can corn', '1 can | corn | 15- 15-ounce'],
    ['2-2 tbsp oil', '2 tbsp | oil'],
    ['11/2 cups flour', '1½ cup | flour'],
    ['2-21/2 pounds beef', '2–2½ lb | beef'],
    ['31/4 tsp salt', '3¼ tsp | salt'],
    ['3/2 cups milk', '1½ cup | milk'],
    ['4 plus 1 eggs', '5 - | eggs'],
    ['4 + 1 eggs', '5 - | eggs'],
    ['1/2 + 1/4 cup sugar', '¾ cup | sugar'],
    ['2 1 spring onion', '2 - | spring onion'],
    ['1 1 tbsp cornflour', '1 tbsp | cornflour'],
    ['3 1 tsp salt', '3 tsp | salt'],
    ['2 400g tins tomatoes', '2 tin | tomatoes | 400g'],
    ['12 21/25 prawns', '12 - | prawns | 21/25'],
    ['1 lb 16-20 count prawns', '1 lb | prawns | 16-20 count'],
    ['1 halbe Zitrone', '½ - | Zitrone'],
    ['1 demi citron', '½ - | citron'],
    ['1 media cebolla', '½ - | cebolla'],
    ['1 medium onion', '1 - | onion'],
    ['3 units of lemon', '3 - | lemon'],
    ['1 unit apple', '1 - | apple'],
    ['2 pcs eggs', '2 - | eggs'],
    ['3 nos onions', '3 - | onions'],
    ['2 pieces of chicken', '2 piece | chicken'],
    ['1 St. Louis rib rack', '1 - | St. Louis rib rack'],
    ['2 # beef', '2 lb | beef'],
    ['งา1/2ครึ่ง', '- - | งา1/2ครึ่ง'],
  ])('the numbers of the ingredient line "%s" are read', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  test.each([
    ['1.500 g Kartoffeln', '1500', 'g', 'Kartoffeln'],
    ['2 1 spring onion', '2', '', 'spring onion'],
    ['2 1 tbsp cornflour', '2', 'tbsp', 'cornflour'],
    ['4 plus 1 eggs', '4 plus 1', '', 'eggs'],
    ['1/3rd cup soy sauce', '1/3rd', 'cup', 'soy sauce'],
  ])('a row of the form has an amount that reads back from "%s"', (line, amount, unit, name) => {
    expect(splitIngredientLine(line)).toMatchObject({ amount, unit, name });
  });
});

describe('kitchens of further languages', () => {
  test.each([
    ['2 msk smör', '2 tbsp | smör'],
    ['1 krm salt', '1 pinch | salt'],
    ['2 st ägg', '2 - | ägg'],
    ['2 klyftor vitlök', '2 clove | vitlök'],
    ['2 tsk. sukker', '2 tsp | sukker'],
    ['1 knsp. salt', '1 pinch | salt'],
    ['2 fed hvidløg', '2 clove | hvidløg'],
    ['2 ss olje', '2 tbsp | olje'],
    ['1 boks hermetiske tomater', '1 tin | hermetiske tomater'],
    ['2 rkl öljyä', '2 tbsp | öljyä'],
    ['3 kpl kananmunia', '3 - | kananmunia'],
    ['5 łyżek masła', '5 tbsp | masła'],
    ['1 szklanka mleka', '1 cup | mleka'],
    ['20 dag masła', '20 dag | masła'],
    ['2 colheres (sopa) de azeite', '2 tbsp | azeite'],
    ['2 xícaras (chá) de açúcar', '2 cup | açúcar'],
    ['1 pitada de sal', '1 pinch | sal'],
    ['2 ст. л. масла', '2 tbsp | масла'],
    ['1 ч.л. соды', '1 tsp | соды'],
    ['Яйца - 2 шт.', '2 - | Яйца'],
    ['Мука — 300 г', '300 g | Мука'],
    ['2 lžíce oleje', '2 tbsp | oleje'],
    ['1 ČL soli', '1 tsp | soli'],
    ['Kryštálový cukor: 1 PL', '1 tbsp | Kryštálový cukor'],
    ['Vajce: 1 ks', '1 - | Vajce'],
    ['2 strúčiky cesnaku', '2 clove | cesnaku'],
    ['卵 4個', '4 - | 卵'],
    ['醤油 大さじ2', '2 tbsp | 醤油'],
    ['砂糖 大さじ1と1/2', '1½ tbsp | 砂糖'],
    ['塩 小さじ１／２', '½ tsp | 塩'],
    ['水 200cc', '200 ml | 水'],
    ['塩 少々', '- - | 塩 | 少々'],
    ['2个鸡蛋', '2 - | 鸡蛋'],
    ['面粉200克', '200 g | 面粉'],
    ['盐 1/2茶匙', '½ tsp | 盐'],
    ['간장 2큰술', '2 tbsp | 간장'],
    ['소금 약간', '- - | 소금 | 약간'],
  ])('the measure of the ingredient line "%s" is known', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  test.each([
    ['Jajka: 2 blorp', '2 - | Jajka | blorp'],
    ['Mehl - 3 blorp', '3 - | Mehl | blorp'],
    ['2 splodge jam', '2 - | splodge jam'],
    ['Salad: 1 lettuce', '1 - | lettuce | Salad'],
    ['noodles, 2 minute', '- - | noodles | 2 minute'],
  ])('a measure that nobody knows leaves the food of "%s" in the name', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('lines as German sites print them', () => {
  test.each([
    ['2 große Zwiebel(n)', '2 - | Zwiebeln'],
    ['1 Zwiebel(n)', '1 - | Zwiebel'],
    ['3 Ei(er)', '3 - | Eier'],
    ['2 Dose/n Tomaten', '2 tin | Tomaten'],
    ['2 Zehe/n Knoblauch', '2 clove | Knoblauch'],
    ['1 Stange/n Lauch', '1 stalk | Lauch'],
    ['1 geh. TL Gewürzpaste', '1 tsp | Gewürzpaste'],
    ['1/2 TL, gestr. Salz', '½ tsp | Salz'],
    ['1 EL gestrichen Mehl', '1 tbsp | Mehl'],
    ['1 kl. Dose Mais', '1 tin | Mais'],
    ['1 gr. Dose Mais', '1 tin | Mais'],
    ['1 kl. Bund Dill', '1 bunch | Dill'],
    ['n. B. Salz', '- - | Salz | n. B'],
    ['evtl. Zucker', '- - | Zucker | evtl'],
    ['1-2 EL Zitronen- oder Rote-Beete-Saft', '1–2 tbsp | Zitronensaft oder Rote-Beete-Saft'],
    ['200 g Vollkorn- oder Weizenmehl', '200 g | Vollkornmehl oder Weizenmehl'],
    ['2 EL Raps- oder Sonnenblumenöl', '2 tbsp | Rapsöl oder Sonnenblumenöl'],
    ['1 c. à café rase de sel', '1 tsp | sel'],
  ])('the ingredient line "%s" is read as printed', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('parts of foods in other languages', () => {
  test.each([
    ['Saft von 1 ½ Limetten', '1½ - | Limetten | Saft von'],
    ['Saft einer Zitrone', '1 - | Zitrone | Saft'],
    ['Saft und Abrieb von 1 Zitrone', '1 - | Zitrone | Saft und Abrieb von'],
    ['fein abgeriebene Schale von 2 Orangen', '2 - | Orangen | fein abgeriebene Schale von'],
    ["Le jus d'1/2 citron", "½ - | citron | Le jus d'"],
    ["le jus d'un citron", "1 - | citron | le jus d'"],
    ['Zestes de 2 citrons', '2 - | citrons | Zestes de'],
    ['Ralladura de 1 limón', '1 - | limón | Ralladura de'],
    ['jugo de 2 naranjas', '2 - | naranjas | jugo de'],
    ['succo di 1 limone', '1 - | limone | succo di'],
    ['rasp en sap van 1 limoen', '1 - | limoen | rasp en sap van'],
    ['geraspte schil van 1 citroen', '1 - | citroen | geraspte schil van'],
    ['jus de citron', '- - | jus de citron'],
    ['200 ml jus de pomme', '200 ml | jus de pomme'],
    ['Saft von Limetten', '- - | Saft von Limetten'],
  ])('the part of a food in "%s" stands before the amount of what to buy', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('words that are written for one and for many', () => {
  test.each([
    ['2 egg(s)', '2 - | eggs'],
    ['1 egg(s)', '1 - | egg'],
    ['2 tin(s) tomatoes', '2 tin | tomatoes'],
    ['1/2 cup(s) sugar', '½ cup | sugar'],
    ['2-3 egg(s), beaten', '2–3 - | eggs | beaten'],
    ['Lardon(s) fumé(s) : 100 g', '100 g | Lardons fumés'],
  ])('the ingredient line "%s" has the number that its amount asks for', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('halves of compounds in brackets', () => {
  test.each([
    ['200 ml (kook)room', '200 ml | kookroom'],
    ['2 el (olijf)olie', '2 tbsp | olijfolie'],
    ['100 g (Voll)Milch', '100 g | Vollmilch'],
    ['(minced)garlic', '- - | garlic | minced'],
    ['(125g)butter', '125 g | butter'],
  ])('the half in brackets of "%s" belongs to the word if that is a food', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('links in ingredient lines', () => {
  test.each([
    ['[2 cups flour](https://example.com/flour)', '2 cup | flour'],
    ['2 cups [bread flour](https://example.com/flour), sifted', '2 cup | bread flour | sifted'],
    ['[Salt](salt.md)', '- - | Salt'],
  ])('the link of the ingredient line "%s" is its text', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

test.each(['the the', 'not not', 'fresh, the', 'of a the', 'the, the, the eggs', 'or or'])(
  'an ingredient line of words that name nothing ends: "%s"',
  (line) => {
    expect(parseIngredient(line).amount).toBeUndefined();
  },
);
