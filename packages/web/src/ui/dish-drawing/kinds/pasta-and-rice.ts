/** Pasta, noodles and rice with what is on them. */
import { centre, circle } from '../drawing/svg';
import { shredColours, shreds } from '../foods/cut-pieces';
import { crumbs, gnocchi, rice, shortPasta, strands } from '../foods/grains';
import { basil, coriander, springOnion } from '../foods/leaves';
import { saucePool } from '../foods/sauces';
import { firstOf, hidden, type DrawDish, without } from './order';
import { heaps, mixed, topping } from './toppings';

const { x, y } = centre;

const pasta: DrawDish = ({ random, title, foods }) => {
  const area = { x, y, rx: 245, ry: 238 };
  const base = /gnocchi/iu.test(title)
    ? gnocchi(random, { ...area, rx: 220, ry: 212 }, 46)
    : shortShapes.test(title)
      ? shortPasta(
          random,
          { ...area, rx: 225, ry: 215 },
          60,
          /mac/iu.test(title) ? 'macaroni' : 'penne',
        )
      : strands(random, area, 'pasta', { width: 15, share: 0.4 });
  const sauce = /pesto/iu.test(title)
    ? 'pea'
    : firstOf(foods, 'tomato mince beef eggplant capsicum')
      ? 'tomato'
      : undefined;
  return {
    vessel: 'plate',
    food:
      base +
      (sauce ? saucePool(random, { x, y, rx: 165, ry: 150 }, sauce, 0.2) : '') +
      (foods.includes('mince')
        ? crumbs(random, { x, y, rx: 140 }, 60, ['#6B2B17', '#93472A', '#A85A3A'], 24)
        : '') +
      mixed(
        without(foods, `${hidden} herb onion mince parmesan cheese`),
        random,
        { x, y, rx: 175 },
        { count: 1.1 },
      ) +
      shreds(random, { x, y, rx: 150 }, 34, shredColours.parmesan, { length: 26, width: 8 }) +
      basil(random, x + 6, y + 4, 2.2),
  };
};

const shortShapes =
  /penne|macaroni|mac |rigatoni|fusilli|spiral|farfalle|ziti|orecchiette|shell|conchiglie|bake|tortellini|ravioli/iu;

const noodles: DrawDish = ({ random, foods }) => ({
  vessel: 'bowl',
  food:
    circle(x, y, 302, '#6E4114') +
    strands(random, { x, y, rx: 268, ry: 262 }, 'fried noodles', { width: 15, share: 0.36 }) +
    mixed(without(foods, `${hidden} onion herb`), random, { x, y, rx: 205 }, { count: 1.3 }) +
    springOnion(random, { x, y, rx: 220 }, 24) +
    coriander(random, x, y + 10, 2),
});

const bowl: DrawDish = ({ random, foods }) => ({
  vessel: 'bowl',
  food:
    circle(x, y, 302, '#D9D0BC') +
    rice(random, { x, y, rx: 290 }, 'white', 1.5) +
    heaps(without(foods, `${hidden} herb onion`), random, 165) +
    topping('sesame', random, { x, y, rx: 200 }, { count: 0.8 }) +
    coriander(random, x, y + 4, 1.8),
});

const stirFry: DrawDish = ({ random, foods }) => ({
  vessel: 'pan',
  food:
    circle(x, y, 290, '#2C2A28') +
    saucePool(random, { x, y, rx: 262, ry: 258 }, 'gravy', 0.05) +
    mixed(
      [...without(foods, `${hidden} herb onion`), 'capsicum', 'snow-pea'],
      random,
      { x, y, rx: 222 },
      { count: 2.1, size: 1.6 },
    ) +
    topping('sesame', random, { x, y, rx: 220 }, { count: 1 }) +
    springOnion(random, { x, y, rx: 220 }, 18),
});

const riceDish: DrawDish = ({ random, title, foods }) => {
  const isRisotto = /risotto/iu.test(title);
  const colour = /paella|saffron|yellow|fried/iu.test(title)
    ? 'yellow'
    : /jollof|mexican|spanish|jambalaya|tomato/iu.test(title)
      ? 'tomato'
      : isRisotto
        ? 'white'
        : 'brown';
  return {
    vessel: isRisotto ? 'plate' : 'bowl',
    food:
      (isRisotto
        ? saucePool(random, { x, y, rx: 248, ry: 244 }, 'leek', 0.04)
        : circle(x, y, 302, '#B98F52')) +
      rice(random, { x, y, rx: isRisotto ? 225 : 288 }, colour, 1.5) +
      mixed(
        without(foods, `${hidden} herb onion parmesan`),
        random,
        { x, y, rx: isRisotto ? 165 : 215 },
        { count: 1.2 },
      ) +
      (isRisotto
        ? shreds(random, { x, y, rx: 150 }, 30, shredColours.parmesan, { length: 26, width: 8 })
        : springOnion(random, { x, y, rx: 210 }, 24)) +
      basil(random, x, y + 6, 1.8),
  };
};

export const pastaAndRiceDrawings = { pasta, noodles, 'stir-fry': stirFry, rice: riceDish, bowl };
