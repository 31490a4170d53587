CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "recipes_listed_search";--> statement-breakpoint
DROP INDEX "recipes_listed_facets";--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "listed_group" integer;--> statement-breakpoint
CREATE SEQUENCE "recipe_listings" MINVALUE 0 START WITH 0 OWNED BY "recipes"."listed_group";--> statement-breakpoint
CREATE FUNCTION "newest_listed_group"() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT (last_value / 4096)::integer FROM recipe_listings
$$;--> statement-breakpoint
-- One that was listed before and is listed again belongs to the oldest, since lists show it by its first time.
CREATE FUNCTION "group_listed_recipe"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_group := CASE
    WHEN NEW.listed_at < now() - interval '1 hour' THEN 0
    ELSE nextval('recipe_listings') / 4096
  END;
  RETURN NEW;
END $$;--> statement-breakpoint
WITH "numbered" AS (
  SELECT "id", row_number() OVER (ORDER BY "listed_at", "id") - 1 AS "number"
  FROM "recipes" WHERE "listed_at" IS NOT NULL
)
UPDATE "recipes" SET "listed_group" = "number" / 4096 FROM "numbered" WHERE "recipes"."id" = "numbered"."id";--> statement-breakpoint
SELECT setval('recipe_listings', (SELECT count(*) FROM "recipes" WHERE "listed_at" IS NOT NULL), false);--> statement-breakpoint
CREATE TRIGGER "group_listed_recipe" BEFORE INSERT OR UPDATE OF "is_listed" ON "recipes"
  FOR EACH ROW WHEN (NEW.is_listed AND NEW.listed_group IS NULL)
  EXECUTE FUNCTION "group_listed_recipe"();--> statement-breakpoint
CREATE INDEX "recipes_listed_search" ON "recipes" USING gin ("listed_group","search") WHERE is_listed and deleted_at is null;--> statement-breakpoint
CREATE INDEX "recipes_listed_facets" ON "recipes" USING gin ("listed_group","facets") WHERE is_listed and deleted_at is null;
