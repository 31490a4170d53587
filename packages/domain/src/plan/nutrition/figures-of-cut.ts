/**
 * The figures of meat as its line says it is cut: "boneless leg of lamb" has no bones to take off, and "chicken, boneless
 * and skinless" is lean.
 */
import { findFoodById, type Food } from '@saltbush/recipe-parser/foods';
import { type FoodFigures, figuresOfFood } from '../../recipe/nutrition/food-figures';

/** @example figuresOfCut(lambLeg, '1 kg boneless leg of lamb')?.refuse // undefined */
export function figuresOfCut(food: Food, text: string): FoodFigures | undefined {
  const isLeanChicken = food.id === 'chicken' && skinless.test(text);
  const figures = figuresOfFood((isLeanChicken ? findFoodById('chicken-thigh') : food) ?? food);
  const isBoneless = figures?.refuse?.of === 'everything' && boneless.test(text);
  return isBoneless ? { ...figures, refuse: undefined } : figures;
}

const boneless =
  /\b(?:boneless|boned(?: out)?|de-?boned|bones? (?:removed|out)|off the bone|without bones?)\b/i;
const skinless = /\b(?:skinless|skinned|skin (?:removed|off)|without skin|no skin)\b/i;
