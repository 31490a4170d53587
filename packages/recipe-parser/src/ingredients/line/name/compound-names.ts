/**
 * Foods that are named after others: in "chicken or vegetable stock" chicken means chicken stock, and
 * in "olive or canola oil" olive means olive oil; but in "butter or olive oil" butter is butter.
 */

/** @example isNamedAfter('stock', 'chicken') // true */
export function isNamedAfter(product: string, source: string): boolean {
  return sources.get(product)?.has(source) ?? false;
}

const oils = `olive canola sunflower vegetable rapeseed peanut groundnut coconut corn grapeseed sesame
  avocado walnut hazelnut safflower soybean rice-bran neutral macadamia almond`;
const meats = 'chicken beef vegetable veal fish lamb turkey ham mushroom seafood pork duck bone';
const milks = 'coconut almond oat soy soya rice cow goat sheep cashew whole skim';
const citrus = 'lemon lime orange';
const herbs = 'basil parsley mint coriander cilantro thyme sage oregano bay mustard celery';

/** By the product, what it may be made of. */
const sources: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    oil: oils,
    stock: meats,
    broth: meats,
    bouillon: meats,
    soup: meats,
    mince: meats,
    fat: `${meats} goose bacon`,
    vinegar: 'cider wine sherry balsamic rice malt champagne white red apple',
    milk: milks,
    yoghurt: milks,
    yogurt: milks,
    juice: `${citrus} apple grapefruit pineapple pomegranate cranberry tomato`,
    zest: citrus,
    wedges: citrus,
    flour: 'wheat rye spelt plain bread rice almond chickpea corn oat buckwheat',
    sugar: 'caster granulated icing demerara muscovado raw palm coconut',
    seeds: 'sesame poppy pumpkin sunflower fennel cumin caraway mustard chia',
    leaves: herbs,
    beans: 'kidney cannellini haricot borlotti butter pinto cranberry navy',
    rice: 'basmati jasmine arborio carnaroli sushi',
    pepper: 'cayenne chilli chili aleppo',
    syrup: 'maple corn golden agave',
  }).map(([product, words]) => [product, new Set(words.split(/\s+/))]),
);
