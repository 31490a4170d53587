/** How each food looks on a dish, in pieces large enough for a card. */
import type { Area, Random } from '../drawing/random';
import { at, atPlaces, circle, ellipse, scaled, scatter, shadow, type Svg } from '../drawing/svg';
import {
  beads,
  chilliSlices,
  coin,
  cubeColours,
  cubes,
  onionRings,
  shredColours,
  shreds,
  strips,
} from '../foods/cut-pieces';
import { butterPat, halfEgg } from '../foods/eggs-and-dairy';
import {
  appleSlice,
  avocadoFan,
  bananaSlice,
  blueberries,
  citrusSlice,
  kiwiSlice,
  passionfruitPulp,
  raspberries,
  strawberries,
} from '../foods/fruit';
import { crumbColours, crumbs } from '../foods/grains';
import { choppedHerbs, coriander, rosemary, saladLeaves, springOnion } from '../foods/leaves';
import { chunkColours, chunks } from '../foods/meat-pieces';
import { dollop, drizzle, sesame } from '../foods/sauces';
import { mussels, prawns } from '../foods/seafood';
import {
  asparagus,
  broccoli,
  cherryTomatoes,
  greenBeans,
  mushroomSlice,
} from '../foods/vegetables';

/** @param count how many pieces fill the area; 1 lets what is below show through */
type Topping = (random: Random, area: Area, count: number) => Svg;

/**
 * Pieces of a food over an area.
 *
 * @param look of `FoodLook`; another one draws nothing
 * @example topping('tomato', random, { x: 600, y: 400, rx: 200 })
 */
export function topping(
  look: string | undefined,
  random: Random,
  area: Area,
  { count = 1, size = 1.5 } = {},
): Svg {
  const draw = look === undefined ? undefined : toppings[look];
  if (!draw) return '';
  const { x, y, rx, ry = rx } = area;
  const inside = { ...area, x: 0, y: 0, rx: rx / size, ry: ry / size };
  return at(x, y, 0, scaled(size, draw(random, inside, count)));
}

/** Whether it has pieces; stock and coconut milk have none. */
export const hasPieces = (look: string): boolean => look in toppings;

const each =
  (most: number, draw: (random: Random, x: number, y: number) => Svg): Topping =>
  (random, area, count) =>
    scatter(random, area, Math.ceil(most * count), (x, y) => draw(random, x, y));

const cut =
  (most: number, colours: readonly [string, string], size = 48): Topping =>
  (random, area, count) =>
    chunks(random, area, Math.ceil(most * count), colours, size);

const cubed =
  (most: number, colours: readonly [string, string], size = 44): Topping =>
  (random, area, count) =>
    cubes(random, area, Math.ceil(most * count), colours, size);

const many =
  (most: number, kind: Parameters<typeof beads>[3]): Topping =>
  (random, area, count) =>
    beads(random, area, Math.ceil(most * count), kind);

const shredded =
  (most: number, colours: readonly string[], width = 7): Topping =>
  (random, area, count) =>
    shreds(random, area, Math.ceil(most * count), colours, { length: 46, width });

const crumbled =
  (most: number, colours: readonly string[], size = 13): Topping =>
  (random, area, count) =>
    crumbs(random, area, Math.ceil(most * count), colours, size);

/** One in the middle: a dollop, a drizzle. */
const once =
  (draw: (random: Random, area: Area) => Svg): Topping =>
  (random, area) =>
    draw(random, area);

const spooned = (colours: readonly [string, string]): Topping =>
  once((random, { x, y, rx, ry = rx }) =>
    dollop(random, { x, y, rx: Math.min(64, rx * 0.5), ry: Math.min(54, ry * 0.5) }, colours),
  );

const round = (rim: string, flesh: string, r = 26): Topping =>
  each(8, (_random, x, y) =>
    shadow('low', circle(x, y, r, rim) + circle(x - 2, y - 2, r * 0.82, flesh)),
  );

const green = [
  ['#3F6B2C', '#6E9A47'],
  ['#2F5624', '#558238'],
] as const;

const toppings: Readonly<Record<string, Topping | undefined>> = {
  chicken: cut(9, chunkColours['golden chicken'], 54),
  beef: cut(9, chunkColours.beef, 52),
  mince: crumbled(46, crumbColours.mince, 18),
  lamb: cut(9, chunkColours.lamb, 52),
  pork: cut(9, chunkColours['glazed pork'], 52),
  ham: cut(10, ['#C9706A', '#EFA9A0'], 38),
  bacon: cut(12, ['#8E2F1D', '#E09A74'], 30),
  sausage: round('#6B3517', '#B4683A', 30),
  fish: cut(8, ['#D3BF9A', '#F7EDD8'], 56),
  salmon: cubed(8, cubeColours.salmon, 52),
  prawn: (random, area, count) => prawns(random, area, Math.ceil(7 * count), 0.95),
  mussel: (random, area, count) => mussels(random, area, Math.ceil(6 * count)),
  squid: (random, area, count) => onionRings(random, area, Math.ceil(9 * count), '#D9C6A6'),
  tofu: cubed(9, cubeColours.tofu),
  egg: each(3, (random, x, y) => halfEgg(x, y, random.angle(), 1.1)),
  bean: many(26, 'kidney beans'),
  'black-bean': many(28, 'black beans'),
  'white-bean': many(26, 'white beans'),
  'baked-bean': many(34, 'baked beans'),
  chickpea: many(28, 'chickpeas'),
  lentil: many(50, 'lentils'),
  'green-bean': (random, area, count) => greenBeans(random, area, Math.ceil(12 * count)),
  pea: many(34, 'peas'),
  'snow-pea': (random, area, count) => greenBeans(random, area, Math.ceil(9 * count), 62),
  asparagus: each(5, (random, x, y) => asparagus(x, y, random.between(-50, 50), 150)),
  avocado: once((_random, { x, y }) => avocadoFan(x, y, -20, 1)),
  beetroot: cubed(9, cubeColours.beetroot),
  broccoli: each(6, (random, x, y) => broccoli(random, x, y, 1.1)),
  cabbage: shredded(40, shredColours.cabbage),
  'red-cabbage': shredded(40, shredColours['red cabbage']),
  kimchi: shredded(44, ['#C8401F', '#E2743F', '#F3C9A0', '#D9592E'], 12),
  capsicum: (random, area, count) => strips(random, area, Math.ceil(10 * count), ['red', 'yellow']),
  carrot: each(9, (random, x, y) => coin(random, x, y, 'carrot', 27)),
  cauliflower: each(8, (random, x, y) => floret(random, x, y)),
  celery: (random, area, count) => strips(random, area, Math.ceil(8 * count), ['green']),
  chilli: (random, area, count) => chilliSlices(random, area, Math.ceil(12 * count)),
  corn: many(34, 'corn'),
  cucumber: each(8, (random, x, y) => coin(random, x, y, 'cucumber', 32)),
  eggplant: cubed(9, ['#3B1F3D', '#8B6A72'], 48),
  herb: (random, { x, y, rx, ry }, count) =>
    choppedHerbs(random, { x, y, rx, ry }, Math.ceil(16 * count)) + coriander(random, x, y, 1.1),
  rosemary: once((random, { x, y }) => rosemary(random, x + 20, y + 50, 110, 24)),
  leaf: (random, area, count) => saladLeaves(random, area, Math.ceil(14 * count)),
  spinach: (random, area, count) => saladLeaves(random, area, Math.ceil(12 * count), green),
  mushroom: each(8, (random, x, y) => mushroomSlice(x, y, random.angle(), 0.85)),
  olive: many(12, 'olives'),
  caper: many(20, 'capers'),
  onion: (random, area, count) => onionRings(random, area, Math.ceil(6 * count)),
  'spring-onion': (random, area, count) => springOnion(random, area, Math.ceil(22 * count)),
  potato: cut(8, ['#CDA55B', '#F3DFA6'], 50),
  pumpkin: cubed(9, cubeColours.pumpkin, 48),
  'sweet-potato': cubed(9, ['#B5501A', '#E07B38'], 48),
  radish: each(8, (random, x, y) => coin(random, x, y, 'radish', 26)),
  sprout: shredded(26, shredColours.sprouts),
  tomato: (random, area, count) => cherryTomatoes(random, area, Math.ceil(8 * count)),
  zucchini: each(9, (random, x, y) => coin(random, x, y, 'zucchini', 30)),
  seaweed: shredded(24, ['#22302A', '#31443A'], 9),
  apple: each(8, (random, x, y) => appleSlice(x, y, random.angle(), 1)),
  stonefruit: cut(8, ['#D9822B', '#F8BC64'], 46),
  plum: cut(8, ['#4A1F3A', '#84405F'], 42),
  banana: each(8, (random, x, y) => bananaSlice(random, x, y, 36)),
  blueberry: (random, area, count) => blueberries(random, area, Math.ceil(14 * count), 19),
  cherry: round('#6E1020', '#B3243A', 24),
  raspberry: (random, area, count) => raspberries(random, area, Math.ceil(10 * count)),
  strawberry: (random, area, count) => strawberries(random, area, Math.ceil(7 * count), 38),
  kiwi: each(5, (random, x, y) => kiwiSlice(random, x, y, 42)),
  lemon: each(3, (_random, x, y) => citrusSlice('lemon', x, y, 42)),
  lime: each(3, (_random, x, y) => citrusSlice('lime', x, y, 40)),
  orange: each(3, (_random, x, y) => citrusSlice('orange', x, y, 46)),
  mango: cubed(9, cubeColours.mango),
  passionfruit: each(4, (random, x, y) => passionfruitPulp(random, x, y, 34)),
  pineapple: cubed(9, ['#D9A520', '#F9DC68']),
  pomegranate: crumbled(30, ['#B3182F', '#D63A4F', '#8E1226'], 11),
  watermelon: cubed(8, cubeColours.watermelon),
  raisin: crumbled(22, ['#3A2118', '#50301F', '#2A160E'], 14),
  cheese: shredded(36, shredColours.cheddar),
  parmesan: shredded(30, shredColours.parmesan),
  feta: cubed(10, cubeColours.feta, 30),
  halloumi: cubed(6, cubeColours.halloumi, 56),
  cream: spooned(['#F3EADB', '#FFFDF7']),
  butter: once((_random, { x, y }) => butterPat(x, y, 12)),
  coconut: shredded(40, shredColours.coconut, 6),
  chocolate: crumbled(22, crumbColours.chocolate, 22),
  caramel: once((random, area) => drizzle(random, area, '#A8641F', 13, 9)),
  honey: once((random, area) => drizzle(random, area, '#D9962B', 11, 9)),
  jam: spooned(['#A3182E', '#CF3A4B']),
  custard: spooned(['#E3B548', '#F8D67A']),
  nut: crumbled(26, ['#B98A55', '#D9B27A', '#8E6132'], 19),
  peanut: crumbled(30, crumbColours.peanuts, 15),
  marshmallow: cubed(10, ['#E9C9CC', '#FFF3F3'], 40),
  sesame: (random, area, count) => sesame(random, area, Math.ceil(40 * count)),
  oat: crumbled(40, crumbColours.oats, 14),
  grain: many(60, 'quinoa'),
  crouton: cubed(8, ['#A9702C', '#E8BD76'], 40),
};

function floret(random: Random, x: number, y: number): Svg {
  const crown = scatter(random, { x: 0, y: -6, rx: 32, ry: 24 }, 14, (cx, cy) =>
    circle(cx, cy, random.between(10, 15), random.pick(['#F6EBCF', '#EBDCB6', '#FFF8E6'])),
  );
  return shadow(
    'low',
    at(x, y, random.angle(), ellipse({ x: 0, y: 4, rx: 38, ry: 34 }, '#D9C795') + crown),
  );
}

/** Several foods over one area, each in fewer pieces the more there are. */
export function mixed(
  looks: readonly string[],
  random: Random,
  area: Area,
  { count = 1, size = 1.5 } = {},
): Svg {
  const shown = looks.filter(hasPieces).slice(0, 5);
  const share = (count * 1.25) / Math.max(1.4, shown.length * 0.62);
  return shown.map((look) => topping(look, random, area, { count: share, size })).join('');
}

/** A heap for each food, side by side round the middle. */
export function heaps(looks: readonly string[], random: Random, radius: number): Svg {
  const shown = looks.filter(hasPieces).slice(0, 5);
  const places = shown.map((_look, index) => {
    const turn = (index / shown.length) * 2 * Math.PI - 2;
    return [Math.cos(turn) * radius, Math.sin(turn) * radius] as const;
  });
  return atPlaces(places, (x, y, _angle, index) =>
    topping(shown[index], random, { x, y, rx: radius * 0.52 }, { count: 1, size: 1.2 }),
  );
}

/** Six of a kind, in two rows. */
export const grid = (draw: (px: number, py: number, index: number) => Svg): Svg =>
  atPlaces(
    [
      [-290, -140],
      [0, -145],
      [290, -140],
      [-290, 140],
      [0, 145],
      [290, 140],
    ],
    (px, py, _angle, index) => draw(px, py, index),
  );
