/**
 * "chicken or vegetable stock": which words before "or" need the last word of the other choice.
 *
 * - A description always does: "green or white cabbage".
 * - A food does with the products that are named after it: stock of chicken, oil of olives.
 */
const oils = `olive canola sunflower vegetable rapeseed peanut groundnut coconut corn grapeseed sesame
  avocado walnut hazelnut safflower soybean rice-bran neutral macadamia almond`;
const stocks = 'chicken beef vegetable veal fish lamb turkey ham mushroom seafood pork duck bone';
const milks = 'coconut almond oat soy soya rice cow goat sheep cashew whole skim';
const herbs = 'basil parsley mint coriander cilantro thyme sage oregano bay mustard celery';

const namedAfter: Readonly<Record<string, ReadonlySet<string>>> = {
  oil: words(oils),
  stock: words(stocks),
  broth: words(stocks),
  bouillon: words(stocks),
  soup: words(stocks),
  mince: words(stocks),
  fat: words(`${stocks} goose bacon`),
  vinegar: words('cider wine sherry balsamic rice malt champagne white red apple'),
  milk: words(milks),
  yoghurt: words(milks),
  yogurt: words(milks),
  juice: words('lemon lime orange apple grapefruit pineapple pomegranate cranberry tomato'),
  zest: words('lemon lime orange'),
  wedges: words('lemon lime orange'),
  flour: words('wheat rye spelt plain bread rice almond chickpea corn oat buckwheat'),
  sugar: words('caster granulated icing demerara muscovado raw palm coconut'),
  seeds: words('sesame poppy pumpkin sunflower fennel cumin caraway mustard chia'),
  leaves: words(herbs),
  beans: words('kidney cannellini haricot borlotti butter pinto cranberry navy'),
  rice: words('basmati jasmine arborio carnaroli sushi'),
  pepper: words('cayenne chilli chili aleppo'),
  syrup: words('maple corn golden agave'),
};

/** @example needsHead('chicken', 'stock') // true */
export function needsHead(word: string, head: string): boolean {
  return namedAfter[head]?.has(word) ?? false;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
