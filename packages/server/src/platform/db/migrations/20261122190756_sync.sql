CREATE TABLE "planned_recipe_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planned_recipe_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_devices" (
	"owner_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"last_seq" bigint NOT NULL,
	"floor" bigint NOT NULL,
	"access" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sync_devices_owner_id_user_id_id_pk" PRIMARY KEY("owner_id","user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sync_epoch" (
	"place" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"epoch" uuid NOT NULL,
	CONSTRAINT "sync_epoch_one_row" CHECK ("sync_epoch"."place" = 1)
);
--> statement-breakpoint
CREATE TABLE "sync_operations" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" bigint,
	"device_id" uuid,
	"seq" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"args" jsonb NOT NULL,
	"was" jsonb NOT NULL,
	"lost" jsonb,
	"refusal" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sync_operations_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "sync_rows" (
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"fields" jsonb NOT NULL,
	"stamps" jsonb NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "sync_rows_owner_id_kind_id_pk" PRIMARY KEY("owner_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "plan_owners" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_owners" ADD COLUMN "floor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_plan_entries" DROP CONSTRAINT "meal_plan_entries_plan_id_meal_plans_id_fk";--> statement-breakpoint
ALTER TABLE "meal_plan_entries" DROP CONSTRAINT "meal_plan_entries_recipe_id_recipes_id_fk";--> statement-breakpoint
DROP INDEX "meal_plan_entries_plan";--> statement-breakpoint
ALTER TABLE "meal_plan_entries" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "meal_plan_entries" ADD COLUMN "order_key" text collate "C";--> statement-breakpoint
ALTER TABLE "meal_plan_entries" ADD COLUMN "stamps" jsonb;--> statement-breakpoint
ALTER TABLE "meal_plan_entries" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_plan_entries" ADD COLUMN "version" bigint;--> statement-breakpoint
INSERT INTO "sync_epoch" ("epoch") VALUES (gen_random_uuid());--> statement-breakpoint
-- Who is taken to have set what is stored: the person, or the owner of the household.
CREATE TEMPORARY TABLE "authors" ON COMMIT DROP AS
SELECT "owner"."id", coalesce("owner"."user_id", "household"."owner_id") AS "user_id"
FROM "plan_owners" "owner" LEFT JOIN "households" "household" ON "household"."id" = "owner"."household_id";--> statement-breakpoint
CREATE FUNCTION pg_temp.stamp("at" timestamp with time zone, "author" uuid) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_array(floor(extract(epoch FROM "at") * 1000)::bigint, "author")
$$;--> statement-breakpoint
-- The nth key of the package "fractional-indexing": a0 to az, then b00 to bzz.
CREATE FUNCTION pg_temp.order_key("n" bigint) RETURNS text LANGUAGE sql AS $$
  SELECT CASE WHEN "n" < 62 THEN 'a' || substr("digits", "n"::int + 1, 1)
    ELSE 'b' || substr("digits", (("n" - 62) / 62)::int + 1, 1) || substr("digits", (("n" - 62) % 62)::int + 1, 1) END
  FROM (SELECT '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' AS "digits") "known"
$$;--> statement-breakpoint
INSERT INTO "sync_rows" ("owner_id", "kind", "id", "fields", "stamps", "version")
SELECT "owner_id", "kind", "id", "fields", "stamps",
  row_number() OVER (PARTITION BY "owner_id" ORDER BY "kind", "id")
FROM (
  SELECT "plan"."owner_id", 'lines' AS "kind", "plan"."start_date" || '.' || "tick"."line_key" AS "id",
    jsonb_build_object('week', "plan"."start_date", 'key', "tick"."line_key", 'covered', "tick"."covered") AS "fields",
    jsonb_build_object('week', "set"."stamp", 'key', "set"."stamp", 'covered', "set"."stamp") AS "stamps"
  FROM "shopping_list_ticks" "tick"
  JOIN "meal_plans" "plan" ON "plan"."id" = "tick"."plan_id"
  JOIN "authors" ON "authors"."id" = "plan"."owner_id"
  CROSS JOIN LATERAL (SELECT pg_temp.stamp("tick"."ticked_at", "authors"."user_id") AS "stamp") "set"
  UNION ALL
  SELECT "owner_id", 'foods', "key", jsonb_object_agg("field", "value"),
    jsonb_object_agg("field", pg_temp.stamp("created_at", "authors"."user_id"))
  FROM (
    SELECT "owner_id", "food_key" AS "key", 'isStaple' AS "field", 'true'::jsonb AS "value", "created_at"
    FROM "shopping_staples"
    UNION ALL
    SELECT "owner_id", "food_key", 'aisle', to_jsonb("aisle"), "created_at" FROM "shopping_aisle_corrections"
    UNION ALL
    SELECT "owner_id", "line_key", CASE "kind" WHEN 'wording' THEN 'isSplit' ELSE 'areMeasuresSplit' END,
      'true'::jsonb, "created_at"
    FROM "shopping_splits"
  ) "setting" JOIN "authors" ON "authors"."id" = "owner_id"
  GROUP BY "owner_id", "key"
) "stored";--> statement-breakpoint
UPDATE "meal_plan_entries" "entry" SET
  "owner_id" = "placed"."owner_id", "order_key" = pg_temp.order_key("placed"."place"),
  "version" = "placed"."number" + (SELECT count(*) FROM "sync_rows" WHERE "sync_rows"."owner_id" = "placed"."owner_id"),
  "stamps" = jsonb_strip_nulls(jsonb_build_object(
    'date', "placed"."stamp", 'meal', "placed"."stamp", 'order', "placed"."stamp", 'quantity', "placed"."stamp",
    'recipeId', CASE WHEN "entry"."recipe_id" IS NOT NULL THEN "placed"."stamp" END,
    'note', CASE WHEN "entry"."note" IS NOT NULL THEN "placed"."stamp" END))
FROM (
  SELECT "one"."id", "plan"."owner_id", pg_temp.stamp("plan"."updated_at", "authors"."user_id") AS "stamp",
    row_number() OVER (PARTITION BY "plan"."owner_id", "one"."date" ORDER BY "one"."position", "one"."id") - 1 AS "place",
    row_number() OVER (PARTITION BY "plan"."owner_id" ORDER BY "one"."date", "one"."position", "one"."id") AS "number"
  FROM "meal_plan_entries" "one" JOIN "meal_plans" "plan" ON "plan"."id" = "one"."plan_id"
  JOIN "authors" ON "authors"."id" = "plan"."owner_id"
) "placed" WHERE "placed"."id" = "entry"."id";--> statement-breakpoint
UPDATE "plan_owners" SET "version" = "known"."version" FROM (
  SELECT "owner_id", max("version") AS "version" FROM (
    SELECT "owner_id", "version" FROM "sync_rows" UNION ALL SELECT "owner_id", "version" FROM "meal_plan_entries"
  ) "every" GROUP BY "owner_id"
) "known" WHERE "known"."owner_id" = "plan_owners"."id";--> statement-breakpoint
ALTER TABLE "meal_plan_entries" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_plan_entries" ALTER COLUMN "order_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_plan_entries" ALTER COLUMN "stamps" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_plan_entries" ALTER COLUMN "version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "meal_plan_entries" DROP COLUMN "plan_id";--> statement-breakpoint
ALTER TABLE "meal_plan_entries" DROP COLUMN "position";--> statement-breakpoint
DROP TABLE "shopping_aisle_corrections";--> statement-breakpoint
DROP TABLE "shopping_list_ticks";--> statement-breakpoint
DROP TABLE "shopping_splits";--> statement-breakpoint
DROP TABLE "shopping_staples";--> statement-breakpoint
ALTER TABLE "sync_devices" ADD CONSTRAINT "sync_devices_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_devices" ADD CONSTRAINT "sync_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_operations" ADD CONSTRAINT "sync_operations_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_operations" ADD CONSTRAINT "sync_operations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_rows" ADD CONSTRAINT "sync_rows_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_recipe_changes_owner" ON "planned_recipe_changes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "sync_devices_user" ON "sync_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sync_devices_seen" ON "sync_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sync_operations_version" ON "sync_operations" USING btree ("owner_id","version");--> statement-breakpoint
CREATE INDEX "sync_operations_lost" ON "sync_operations" USING btree ("owner_id","version") WHERE lost is not null;--> statement-breakpoint
CREATE INDEX "sync_operations_user" ON "sync_operations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sync_operations_age" ON "sync_operations" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sync_rows_version" ON "sync_rows" USING btree ("owner_id","version");--> statement-breakpoint
CREATE INDEX "sync_rows_recipe" ON "sync_rows" USING btree (("fields"->>'recipeId')) WHERE kind = 'listedRecipes';--> statement-breakpoint
CREATE INDEX "sync_rows_removed" ON "sync_rows" USING btree (((stamps->'deleted'->>0)::bigint)) WHERE is_deleted;--> statement-breakpoint
CREATE INDEX "meal_plan_entries_day" ON "meal_plan_entries" USING btree ("owner_id","date","order_key");--> statement-breakpoint
CREATE INDEX "meal_plan_entries_version" ON "meal_plan_entries" USING btree ("owner_id","version");--> statement-breakpoint
CREATE INDEX "meal_plan_entries_removed" ON "meal_plan_entries" USING btree (((stamps->'deleted'->>0)::bigint)) WHERE is_deleted;--> statement-breakpoint
ALTER TABLE "meal_plan_entries" ADD CONSTRAINT "meal_plan_entries_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Devices have the recipes that are planned: whatever changes one, or who may read it, is remembered for each
-- owner that plans it. A job then gives their rows new versions, so that no change of a recipe waits for the
-- locks of thousands of plans. One message wakes the jobs of all processes.
CREATE FUNCTION "remember_planned_recipes"("changed" uuid[], "owners" uuid[] DEFAULT NULL) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "planned_recipe_changes" ("owner_id", "recipe_id")
  SELECT "owner_id", "recipe_id" FROM "meal_plan_entries"
  WHERE "recipe_id" = ANY("changed") AND NOT "is_deleted" AND ("owners" IS NULL OR "owner_id" = ANY("owners"))
  UNION
  SELECT "owner_id", ("fields"->>'recipeId')::uuid FROM "sync_rows"
  WHERE "kind" = 'listedRecipes' AND "fields"->>'recipeId' = ANY("changed"::text[]) AND NOT "is_deleted"
    AND ("owners" IS NULL OR "owner_id" = ANY("owners"));
  IF FOUND THEN PERFORM pg_notify('saltbush', 'recipes'); END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION "remember_changed_recipes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "remember_planned_recipes"(array_agg("after"."id")) FROM "after" JOIN "before" USING ("id")
  WHERE ("after"."revision", "after"."deleted_at", "after"."sharing_mode", "after"."is_listed", "after"."image_id")
    IS DISTINCT FROM
    ("before"."revision", "before"."deleted_at", "before"."sharing_mode", "before"."is_listed", "before"."image_id")
  HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "remember_removed_recipes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "remember_planned_recipes"(array_agg("id")) FROM "removed" HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Someone may read a recipe from now on, or no longer.
CREATE FUNCTION "remember_recipes_of_readers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "remember_planned_recipes"(array_agg("recipe_id"), array_agg("user_id")) FROM "some"
  HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "remember_recipes_of_households"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "remember_planned_recipes"(array_agg("some"."recipe_id"),
    array_agg("some"."household_id") || array_agg("member"."user_id"))
  FROM "some" LEFT JOIN "household_members" "member" USING ("household_id") HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "remember_recipes_of_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "remember_planned_recipes"(array_agg("shared"."recipe_id"), array_agg("some"."user_id"))
  FROM "some" JOIN "recipe_households" "shared" USING ("household_id") HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "remember_recipes_of_closed_household"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "remember_planned_recipes"(array_agg("shared"."recipe_id"), array_agg("member"."user_id"))
  FROM "recipe_households" "shared" JOIN "household_members" "member" USING ("household_id")
  WHERE "shared"."household_id" = NEW."id" HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "remember_recipe_of_link"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "remember_planned_recipes"(ARRAY[NEW."recipe_id"]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "planned_recipes_changed" AFTER UPDATE ON "recipes"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION "remember_changed_recipes"();--> statement-breakpoint
CREATE TRIGGER "planned_recipes_removed" AFTER DELETE ON "recipes"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "remember_removed_recipes"();--> statement-breakpoint
CREATE TRIGGER "planned_recipes_shared" AFTER INSERT ON "recipe_households"
  REFERENCING NEW TABLE AS "some" FOR EACH STATEMENT EXECUTE FUNCTION "remember_recipes_of_households"();--> statement-breakpoint
CREATE TRIGGER "planned_recipes_unshared" AFTER DELETE ON "recipe_households"
  REFERENCING OLD TABLE AS "some" FOR EACH STATEMENT EXECUTE FUNCTION "remember_recipes_of_households"();--> statement-breakpoint
CREATE TRIGGER "planned_recipes_readable" AFTER INSERT ON "recipe_readers"
  REFERENCING NEW TABLE AS "some" FOR EACH STATEMENT EXECUTE FUNCTION "remember_recipes_of_readers"();--> statement-breakpoint
CREATE TRIGGER "planned_recipes_unreadable" AFTER DELETE ON "recipe_readers"
  REFERENCING OLD TABLE AS "some" FOR EACH STATEMENT EXECUTE FUNCTION "remember_recipes_of_readers"();--> statement-breakpoint
CREATE TRIGGER "planned_recipes_unsaved" AFTER DELETE ON "recipe_saves"
  REFERENCING OLD TABLE AS "some" FOR EACH STATEMENT EXECUTE FUNCTION "remember_recipes_of_readers"();--> statement-breakpoint
CREATE TRIGGER "planned_recipes_of_new_members" AFTER INSERT ON "household_members"
  REFERENCING NEW TABLE AS "some" FOR EACH STATEMENT EXECUTE FUNCTION "remember_recipes_of_members"();--> statement-breakpoint
CREATE TRIGGER "planned_recipes_of_former_members" AFTER DELETE ON "household_members"
  REFERENCING OLD TABLE AS "some" FOR EACH STATEMENT EXECUTE FUNCTION "remember_recipes_of_members"();--> statement-breakpoint
CREATE TRIGGER "planned_recipes_of_closed_household" AFTER UPDATE OF "closed_at", "deleted_at" ON "households"
  FOR EACH ROW EXECUTE FUNCTION "remember_recipes_of_closed_household"();--> statement-breakpoint
CREATE TRIGGER "planned_recipes_of_link" AFTER UPDATE OF "revoked_at" ON "share_links"
  FOR EACH ROW EXECUTE FUNCTION "remember_recipe_of_link"();
