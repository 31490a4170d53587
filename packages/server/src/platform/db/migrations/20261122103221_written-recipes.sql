CREATE TABLE "recipe_counts" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "content_json" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "card_json" text;--> statement-breakpoint
-- As `content-json.ts` writes it; what is null is absent.
UPDATE "recipes" r SET
  "content_json" = concat_ws(',',
    '"title":' || to_json(title)::text, '"serves":' || serves, '"measures":' || to_json(measures)::text,
    '"tags":' || to_json(tags)::text, '"yieldText":' || to_json(yield_text)::text,
    '"description":' || to_json(description)::text, '"notes":' || to_json(notes)::text,
    '"prepMinutes":' || prep_minutes, '"cookMinutes":' || cook_minutes, '"totalMinutes":' || total_minutes,
    '"cuisine":' || to_json(cuisine)::text, '"course":' || to_json(course)::text,
    '"difficulty":' || to_json(difficulty)::text,
    '"ingredients":' || (
      SELECT '[' || coalesce(string_agg('{' || concat_ws(',',
        '"name":' || to_json(line.name)::text, '"amount":' || to_json(line.amount)::text,
        '"unit":' || to_json(line.unit)::text, '"note":' || to_json(line.note)::text,
        '"section":' || to_json(line.section)::text) || '}', ',' ORDER BY line.position), '') || ']'
      FROM "recipe_ingredients" line WHERE line.recipe_id = r.id),
    '"instructions":' || to_json(array(
      SELECT step.text FROM "recipe_steps" step WHERE step.recipe_id = r.id ORDER BY step.position))::text,
    '"instructionSections":' || to_json((
      SELECT array_agg(coalesce(step.section, '') ORDER BY step.position)
      FROM "recipe_steps" step WHERE step.recipe_id = r.id HAVING bool_or(step.section <> '')))::text),
  "card_json" = concat_ws(',',
    '"title":' || to_json(title)::text, '"serves":' || serves,
    '"totalMinutes":' || coalesce(total_minutes, coalesce(prep_minutes, 0) + cook_minutes, prep_minutes),
    '"tags":' || to_json(tags)::text, '"course":' || to_json(course)::text,
    '"cuisine":' || to_json(cuisine)::text, '"difficulty":' || to_json(difficulty)::text);--> statement-breakpoint
ALTER TABLE "recipes" ALTER COLUMN "content_json" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ALTER COLUMN "card_json" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe_counts" ADD CONSTRAINT "recipe_counts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "recipe_counts" ("owner_id", "count")
SELECT "owner_id", count(*) FILTER (WHERE "deleted_at" IS NULL) FROM "recipes" GROUP BY "owner_id";--> statement-breakpoint
-- One statement counts once, however many recipes it writes. Rows are met in one order, so that two
-- who write for the same people wait for each other and never crosswise.
CREATE FUNCTION "count_added_recipes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "recipe_counts" AS "known" ("owner_id", "count")
  SELECT "owner_id", count(*) FILTER (WHERE "deleted_at" IS NULL)
  FROM "added" GROUP BY "owner_id" ORDER BY "owner_id"
  ON CONFLICT ("owner_id") DO UPDATE SET "count" = "known"."count" + excluded."count";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_changed_recipes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "recipe_counts" "known" SET "count" = "known"."count" + "change"."count"
  FROM (
    SELECT "owner_id", sum("one") AS "count" FROM (
      SELECT "owner_id", 1 AS "one" FROM "after" WHERE "deleted_at" IS NULL
      UNION ALL SELECT "owner_id", -1 FROM "before" WHERE "deleted_at" IS NULL
    ) "each" GROUP BY "owner_id" HAVING sum("one") <> 0 ORDER BY "owner_id"
  ) "change"
  WHERE "known"."owner_id" = "change"."owner_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_removed_recipes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "recipe_counts" "known" SET "count" = "known"."count" - "gone"."count"
  FROM (
    SELECT "owner_id", count(*) AS "count" FROM "removed"
    WHERE "deleted_at" IS NULL GROUP BY "owner_id" ORDER BY "owner_id"
  ) "gone"
  WHERE "known"."owner_id" = "gone"."owner_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipes_added" AFTER INSERT ON "recipes"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_added_recipes"();--> statement-breakpoint
CREATE TRIGGER "recipes_changed" AFTER UPDATE ON "recipes"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_changed_recipes"();--> statement-breakpoint
CREATE TRIGGER "recipes_removed" AFTER DELETE ON "recipes"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_recipes"();--> statement-breakpoint
-- What `readable.ts` asks of a recipe that is another's. Functions, because a statement that holds these
-- questions itself sets all of them up for each call, also where nobody needs the answer.
CREATE FUNCTION "is_shared_with_household_of"(person uuid, recipe uuid) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM "recipe_households" "shared"
    JOIN "household_members" "member"
      ON "member"."household_id" = "shared"."household_id" AND "member"."user_id" = $1
    JOIN "households" "household" ON "household"."id" = "shared"."household_id"
    WHERE "shared"."recipe_id" = $2 AND "household"."deleted_at" IS NULL
      AND ("household"."closed_at" IS NULL OR "household"."owner_id" = $1))
$$;--> statement-breakpoint
CREATE FUNCTION "is_reader_of"(person uuid, recipe uuid) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM "recipe_readers" WHERE "user_id" = $1 AND "recipe_id" = $2)
$$;--> statement-breakpoint
CREATE FUNCTION "is_invited_by_email"(person uuid, recipe uuid) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM "share_links" "link"
    JOIN "users" "invited"
      ON "invited"."email" = "link"."email" AND "invited"."verified_at" IS NOT NULL
    WHERE "invited"."id" = $1 AND "link"."recipe_id" = $2 AND "link"."revoked_at" IS NULL)
$$;--> statement-breakpoint
CREATE FUNCTION "has_saved"(person uuid, recipe uuid) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM "recipe_saves" WHERE "user_id" = $1 AND "recipe_id" = $2)
$$;
