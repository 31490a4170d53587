/** Drinks, and what is in jars. */
import {
  at,
  atPlaces,
  centre,
  circle,
  ellipse,
  rectangle,
  shadow,
  shape,
  stroke,
  type Svg,
} from '../drawing/svg';
import { citrusSlice } from '../foods/fruit';
import { basil, mint } from '../foods/leaves';
import { bowlFill, type SauceName } from '../foods/sauces';
import { hidden, type DishOrder, type DrawDish, without } from './order';
import { mixed } from './toppings';

const { x, y } = centre;

const drink: DrawDish = (order) => ({
  vessel: 'none',
  food:
    /hot|latte|cappuccino|chai|tea\b|toddy|mulled/iu.test(order.title) &&
    !/iced/iu.test(order.title)
      ? cup(order)
      : glass(order),
});

const liquidOf = ({ random, title }: DishOrder): Svg =>
  `<g transform="translate(${x} ${y}) scale(.82) translate(${-x} ${-y})">${bowlFill(random, drinks.find(([pattern]) => pattern.test(title))?.[1] ?? 'yoghurt')}</g>`;

/** With its handle to the right, and milk on top. */
const cup = (order: DishOrder): Svg =>
  shadow(
    'high',
    stroke(`M${x + 270} ${y - 70}q130 0 130 70t-130 70`, '#F3EEE2', 44) +
      circle(x, y, 290, '#F3EEE2'),
  ) +
  circle(x, y, 270, '#CFC4AE') +
  liquidOf(order) +
  circle(x, y, 150, '#F6E6CC', 'opacity=".8"') +
  circle(x - 20, y - 10, 96, '#FFF8EA', 'opacity=".8"');

/** With ice, a straw, and a slice on its rim and mint, unless it is of milk. */
function glass(order: DishOrder): Svg {
  const { random, title, foods } = order;
  const isOfMilk = /smoothie|shake|lassi|latte|milk|frapp|eggnog|float/iu.test(title);
  const isLime = /lime|mojito|margarita/iu.test(title);
  const slice = /orange|spritz|peach/iu.test(title) ? 'orange' : isLime ? 'lime' : 'lemon';
  const cubes: Parameters<typeof atPlaces>[0] = [
    [-70, -60, 12],
    [70, -20, -20],
    [-10, 80, 34],
  ];
  return (
    shadow('high', circle(x, y, 290, '#DCE8E6')) +
    circle(x, y, 270, '#F6FBFA') +
    liquidOf(order) +
    atPlaces(cubes, (px, py, angle) => at(px, py, angle, iceCube)) +
    mixed(
      without(foods, `${hidden} chocolate`),
      random,
      { x, y, rx: 140 },
      { count: 0.5, size: 1.4 },
    ) +
    (isOfMilk ? '' : citrusSlice(slice, x + 190, y - 150, 112)) +
    strawAt(x + 90, y + 60) +
    (isOfMilk ? '' : mint(random, x - 140, y + 110, 2.2))
  );
}

const iceCube: Svg =
  rectangle({ x: 0, y: 0, width: 104, height: 104, round: 20 }, '#FFFFFF', 'opacity=".55"') +
  rectangle({ x: -16, y: -20, width: 50, height: 26, round: 12 }, '#FFFFFF', 'opacity=".7"');

const drinks: readonly (readonly [RegExp, SauceName])[] = [
  [/choc|mocha|cola/iu, 'gravy'],
  [/green|matcha|kale|mojito|lime|margarita/iu, 'green curry'],
  [/berry|strawberr|raspberr|acai|sangria|mulled|negroni|cosmo|cherry/iu, 'beetroot'],
  [/mango|orange|peach|spritz|carrot|turmeric|tropical|pumpkin/iu, 'pumpkin'],
  [/lemon|pineapple|banana|lassi|pina|passion|sour|bellini|mimosa|whisky/iu, 'custard'],
  [/coffee|espresso|tea|chai|latte|cappuccino/iu, 'massaman'],
  [/watermelon|tomato|mary/iu, 'tomato'],
];

const strawAt = (px: number, py: number): Svg =>
  shadow(
    'middle',
    shape(
      `M${px} ${py}L${px + 300} ${py + 260}`,
      'none',
      'stroke="#F7F1E3" stroke-width="42" stroke-linecap="round"',
    ) +
      shape(
        `M${px} ${py}L${px + 300} ${py + 260}`,
        'none',
        'stroke="#C5656B" stroke-width="42" stroke-dasharray="26 34"',
      ),
  );

const jar: DrawDish = ({ random, title, foods }) => ({
  vessel: 'plank',
  food:
    [
      [-180, -40, 1],
      [220, 60, 0.72],
    ]
      .map(([dx, dy, size]) => {
        const content = bowlFill(
          random,
          jars.find(([pattern]) => pattern.test(title))?.[1] ?? 'tomato',
        );
        return (
          shadow('high', circle(x + dx!, y + dy!, 262 * size!, '#C9D6D3')) +
          circle(x + dx!, y + dy!, 246 * size!, '#EEF4F2') +
          `<g transform="translate(${x + dx!} ${y + dy!}) scale(${0.74 * size!}) translate(${-x} ${-y})">${content}</g>` +
          mixed(
            without(foods, `${hidden} lemon onion chilli herb ${size! < 1 ? foods.join(' ') : ''}`),
            random,
            { x: x + dx!, y: y + dy!, rx: 130 },
            { count: 0.5, size: 1.2 },
          )
        );
      })
      .join('') +
    atPlaces([[300, -190, 20]], (px, py, angle) =>
      at(
        px,
        py,
        angle,
        ellipse({ x: 0, y: 0, rx: 62, ry: 44 }, '#CFC9BD') +
          rectangle({ x: 0, y: 150, width: 22, height: 240, round: 10 }, '#CFC9BD'),
      ),
    ) +
    basil(random, x + 20, y + 230, 1.8),
});

const jars: readonly (readonly [RegExp, SauceName])[] = [
  [/pesto|chimichurri|salsa verde|zhoug|gremolata|mint/iu, 'pea'],
  [/lemon curd|curd|lemon butter|custard|mustard|passion|hollandaise|bearnaise/iu, 'custard'],
  [/straw|rasp|berry|cherry|plum|beet|rhubarb/iu, 'beetroot'],
  [/tomato|chilli|relish|sugo|passata|ketchup|harissa|sriracha|sauce|hot/iu, 'tomato'],
  [/mayo|aioli|bechamel|white|tartare|ranch|toum|icing|frosting|yoghurt|dressing/iu, 'cream'],
  [/gravy|jus|bbq|barbecue|satay|choc|ganache/iu, 'gravy'],
  [/marmalade|orange|apricot|peach|chutney|mango/iu, 'pumpkin'],
  [/caramel|butterscotch|syrup|peanut|dukkah|spice|rub|seasoning/iu, 'caramel'],
  [/pickle|cucumber|gherkin/iu, 'green curry'],
];

export const drinksAndJarsDrawings = { drink, jar };
