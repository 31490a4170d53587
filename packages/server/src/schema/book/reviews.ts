import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { reportReasons } from '@saltbush/domain/book/moderation/reports';
import { users } from '../accounts';
import { images } from '../images';
import { recipes } from '../recipes';

/** Of what admins took off a recipe; its writer still sees it. */
const removal = {
  removedAt: timestamp('removed_at', { withTimezone: true }),
  /** As its writer got it. */
  removedReason: text('removed_reason'),
};

/** One rating a person and recipe, with or without words. */
export const reviews = pgTable(
  'reviews',
  {
    /** What reports and admins name it by. */
    id: uuid().notNull().defaultRandom(),
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Stars, 1 to 5. */
    rating: smallint().notNull(),
    review: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    ...removal,
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.userId] }),
    uniqueIndex('reviews_id').on(table.id),
    index('reviews_newest').on(table.recipeId, table.updatedAt.desc().nullsFirst(), table.userId),
    index('reviews_user').on(table.userId),
    index('reviews_removed')
      .on(table.removedAt.desc().nullsFirst(), table.id)
      .where(sql`removed_at is not null`),
    check('reviews_stars', sql`${table.rating} between 1 and 5`),
  ],
);

/** Photos of the dish as its reviewer cooked it. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    recipeId: uuid('recipe_id').notNull(),
    userId: uuid('user_id').notNull(),
    position: integer().notNull(),
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.userId, table.position] }),
    foreignKey({
      name: 'review_photos_review',
      columns: [table.recipeId, table.userId],
      foreignColumns: [reviews.recipeId, reviews.userId],
    }).onDelete('cascade'),
    index('review_photos_image').on(table.imageId),
  ],
);

/** What someone says about a recipe, without stars, or in reply to a review of it. */
export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey(),
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    /** Whose review it replies to; null: about the recipe. The review may be gone, and come back. */
    reviewerId: uuid('reviewer_id').references(() => users.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Deleted ones wait here so that deleting can be undone. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    ...removal,
  },
  (table) => [
    index('comments_recipe').on(table.recipeId, table.reviewerId, table.createdAt, table.id),
    index('comments_user').on(table.userId, table.createdAt),
    index('comments_reviewer').on(table.reviewerId),
    index('comments_removed')
      .on(table.removedAt.desc().nullsFirst(), table.id)
      .where(sql`removed_at is not null`),
  ],
);

/** Reports of reviews and of comments: each names one. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: uuid().primaryKey(),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    commentId: uuid('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    note: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('review_reports_open')
      .on(table.reviewId, table.reporterId)
      .where(sql`closed_at is null and review_id is not null`),
    uniqueIndex('review_reports_open_comment')
      .on(table.commentId, table.reporterId)
      .where(sql`closed_at is null and comment_id is not null`),
    index('review_reports_reporter').on(table.reporterId, table.createdAt),
    index('review_reports_review').on(table.reviewId),
    index('review_reports_comment').on(table.commentId),
    check('review_reports_one', sql`num_nonnulls(${table.reviewId}, ${table.commentId}) = 1`),
  ],
);
