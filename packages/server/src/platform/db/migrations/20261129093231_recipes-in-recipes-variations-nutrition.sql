CREATE TABLE "substitutions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"food" text NOT NULL,
	"substitute" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "changed_sub_recipes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changed_sub_recipes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipe_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cook_log" ADD COLUMN "recipe_revision" integer;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD COLUMN "sub_recipe_id" uuid;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "equipment" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "variation_of" uuid;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "stated_nutrition" jsonb;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "energy_kj" real;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "protein_grams" real;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "fat_grams" real;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "saturated_fat_grams" real;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "carbohydrate_grams" real;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "sugars_grams" real;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "fibre_grams" real;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "sodium_milligrams" real;--> statement-breakpoint
ALTER TABLE "substitutions" ADD CONSTRAINT "substitutions_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "substitutions_owner" ON "substitutions" USING btree ("owner_id","created_at");--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_variation_of_recipes_id_fk" FOREIGN KEY ("variation_of") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_ingredients_sub_recipes" ON "recipe_ingredients" USING btree ("recipe_id","sub_recipe_id") WHERE sub_recipe_id is not null;--> statement-breakpoint
CREATE INDEX "recipe_ingredients_of_sub_recipe" ON "recipe_ingredients" USING btree ("sub_recipe_id","recipe_id") WHERE sub_recipe_id is not null;--> statement-breakpoint
CREATE INDEX "recipes_own_energy" ON "recipes" USING btree ("owner_id","energy_kj","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_own_protein" ON "recipes" USING btree ("owner_id",(- protein_grams),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_listed_energy" ON "recipes" USING btree ("energy_kj","id","owner_id") WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_listed_protein" ON "recipes" USING btree ((- protein_grams),"id","owner_id") WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_variations" ON "recipes" USING btree ("variation_of","created_at") WHERE variation_of is not null;--> statement-breakpoint
-- Entries of before: the version of the moment when they were written, as far as it is known.
UPDATE "cook_log" SET "recipe_revision" = coalesce(
	(SELECT "recipe"."revision" FROM "recipes" "recipe"
		WHERE "recipe"."id" = "cook_log"."recipe_id" AND "recipe"."updated_at" <= "cook_log"."created_at"),
	(SELECT "version"."revision" FROM "recipe_versions" "version"
		WHERE "version"."recipe_id" = "cook_log"."recipe_id" AND "version"."saved_at" <= "cook_log"."created_at"
		ORDER BY "version"."revision" DESC LIMIT 1));--> statement-breakpoint
-- Recipes with the recipes in them, and those in these: as deep as `subRecipeLimits.levels` of the domain.
CREATE FUNCTION "with_sub_recipes"("outer" uuid[]) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  WITH "inner" AS (
    SELECT DISTINCT "line"."sub_recipe_id" AS "id" FROM "recipe_ingredients" "line"
    WHERE "line"."recipe_id" = ANY("outer") AND "line"."sub_recipe_id" IS NOT NULL
  )
  SELECT ARRAY(
    SELECT unnest("outer") UNION SELECT "id" FROM "inner"
    UNION SELECT "line"."sub_recipe_id" FROM "inner" JOIN "recipe_ingredients" "line" ON "line"."recipe_id" = "inner"."id"
    WHERE "line"."sub_recipe_id" IS NOT NULL
  )
$$;--> statement-breakpoint
-- The other way: recipes with the recipes that they are in, and those that these are in.
CREATE FUNCTION "with_outer_recipes"("inner" uuid[]) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  WITH "outer" AS (
    SELECT DISTINCT "line"."recipe_id" AS "id" FROM "recipe_ingredients" "line"
    WHERE "line"."sub_recipe_id" = ANY("inner")
  )
  SELECT ARRAY(
    SELECT unnest("inner") UNION SELECT "id" FROM "outer"
    UNION SELECT "line"."recipe_id" FROM "outer" JOIN "recipe_ingredients" "line" ON "line"."sub_recipe_id" = "outer"."id"
  )
$$;--> statement-breakpoint
-- As in the migration "sync", for plans of the recipes around those that changed too. What is derived of these is derived
-- again by a job, so that no save waits for thousands of recipes.
CREATE OR REPLACE FUNCTION "remember_planned_recipes"("changed" uuid[], "owners" uuid[] DEFAULT NULL) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  "all" uuid[] := "with_outer_recipes"("changed");
  "has_outer" boolean;
BEGIN
  INSERT INTO "changed_sub_recipes" ("recipe_id")
  SELECT DISTINCT "line"."sub_recipe_id" FROM "recipe_ingredients" "line" WHERE "line"."sub_recipe_id" = ANY("changed");
  "has_outer" := FOUND;
  INSERT INTO "planned_recipe_changes" ("owner_id", "recipe_id")
  SELECT "owner_id", "recipe_id" FROM "meal_plan_entries"
  WHERE "recipe_id" = ANY("all") AND NOT "is_deleted" AND ("owners" IS NULL OR "owner_id" = ANY("owners"))
  UNION
  SELECT "owner_id", ("fields"->>'recipeId')::uuid FROM "sync_rows"
  WHERE "kind" = 'listedRecipes' AND "fields"->>'recipeId' = ANY("all"::text[]) AND NOT "is_deleted"
    AND ("owners" IS NULL OR "owner_id" = ANY("owners"));
  IF FOUND OR "has_outer" THEN PERFORM pg_notify('saltbush', 'recipes'); END IF;
END $$;
