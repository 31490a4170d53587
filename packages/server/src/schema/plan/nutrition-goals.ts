import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts';

/** What people want to eat a day: a row for those who have set anything. */
export const nutritionGoals = pgTable('nutrition_goals', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  energyKj: integer('energy_kj'),
  proteinGrams: integer('protein_grams'),
  fibreGrams: integer('fibre_grams'),
  sodiumMilligrams: integer('sodium_milligrams'),
});
