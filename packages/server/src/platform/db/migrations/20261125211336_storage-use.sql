CREATE TABLE "storage_use" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"recipes" bigint DEFAULT 0 NOT NULL,
	"versions" bigint DEFAULT 0 NOT NULL,
	"pictures" bigint DEFAULT 0 NOT NULL,
	"pages" bigint DEFAULT 0 NOT NULL,
	"plan" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cook_log" ADD COLUMN "stored_bytes" integer GENERATED ALWAYS AS (300 + 100 * cardinality(people) + coalesce(octet_length(note), 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "stored_bytes" integer;--> statement-breakpoint
ALTER TABLE "meal_plan_entries" ADD COLUMN "stored_bytes" integer GENERATED ALWAYS AS (300 + octet_length(stamps::text) + coalesce(octet_length(note), 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "import_evidence" ADD COLUMN "stored_bytes" integer GENERATED ALWAYS AS (200 + coalesce(octet_length(page), 0) + octet_length(origins::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe_versions" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
UPDATE "recipe_versions" SET "owner_id" = "recipe"."owner_id"
FROM "recipes" "recipe" WHERE "recipe"."id" = "recipe_id";--> statement-breakpoint
ALTER TABLE "recipe_versions" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe_versions" ADD COLUMN "stored_bytes" integer GENERATED ALWAYS AS (200 + octet_length(content::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "stored_bytes" integer GENERATED ALWAYS AS (1000 + 3 * octet_length(content_json) + octet_length(card_json) + octet_length(menu_json)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sync_operations" ADD COLUMN "stored_bytes" integer GENERATED ALWAYS AS (300 + octet_length(args::text) + octet_length(was::text) + coalesce(octet_length(lost::text), 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sync_rows" ADD COLUMN "stored_bytes" integer GENERATED ALWAYS AS (200 + octet_length(fields::text) + octet_length(stamps::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "storage_use" ADD CONSTRAINT "storage_use_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_unmeasured" ON "images" USING btree ("id") WHERE stored_bytes is null;--> statement-breakpoint
-- Those without files.
UPDATE "images" SET "stored_bytes" = 0 WHERE "owner_id" IS NULL OR "external_url" IS NOT NULL;--> statement-breakpoint

-- A row for everyone, from the beginning: who counts only ever changes it, and so takes no other lock.
CREATE FUNCTION "add_storage_use"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "storage_use" ("owner_id") SELECT "id" FROM "added";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "plan_owners_added" AFTER INSERT ON "plan_owners"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "add_storage_use"();--> statement-breakpoint
-- How many bytes one may take; null: any number. The default is the server's, until an admin says another.
CREATE FUNCTION "storage_limit"() RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT ("value" #>> '{}')::bigint * 1000000 FROM "instance_settings"
  WHERE "name" IN ('storageMegabytes', 'storageMegabytesDefault') ORDER BY "name" LIMIT 1
$$;--> statement-breakpoint
-- The one place that counts and refuses. The setting "saltbush.storage" of a transaction says what it may do:
-- "count": anything, since nobody asked for it; "shorten": go beyond the limit by a tenth. The plan is only counted:
-- its operations are refused one by one, before they are run.
CREATE FUNCTION "change_storage_use"("owner" uuid, "kind" text, "change" bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "used" bigint;
  "most" bigint;
  "mode" text := current_setting('saltbush.storage', true);
BEGIN
  UPDATE "storage_use" SET
    "recipes" = "recipes" + CASE "kind" WHEN 'recipes' THEN "change" ELSE 0 END,
    "versions" = "versions" + CASE "kind" WHEN 'versions' THEN "change" ELSE 0 END,
    "pictures" = "pictures" + CASE "kind" WHEN 'pictures' THEN "change" ELSE 0 END,
    "pages" = "pages" + CASE "kind" WHEN 'pages' THEN "change" ELSE 0 END,
    "plan" = "plan" + CASE "kind" WHEN 'plan' THEN "change" ELSE 0 END
  WHERE "owner_id" = "owner"
  RETURNING "recipes" + "versions" + "pictures" + "pages" + "plan" INTO "used";
  IF "change" <= 0 OR "kind" = 'plan' OR "mode" = 'count' THEN RETURN; END IF;
  "most" := "storage_limit"();
  IF "used" > (CASE "mode" WHEN 'shorten' THEN "most" * 1.1 ELSE "most" END) THEN
    RAISE EXCEPTION 'more than one may store' USING ERRCODE = 'SB413',
      DETAIL = jsonb_build_object('used', "used" - "change", 'limit', "most");
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_storage_of_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "each" record;
BEGIN
  -- In the order of the ids, so that two transactions never wait crosswise.
  IF TG_OP = 'INSERT' THEN
    FOR "each" IN SELECT "owner_id" AS "owner", sum("stored_bytes") AS "change" FROM "added"
      GROUP BY "owner_id" HAVING sum("stored_bytes") <> 0 ORDER BY "owner_id"
    LOOP PERFORM "change_storage_use"("each"."owner", TG_ARGV[0], "each"."change"); END LOOP;
  ELSIF TG_OP = 'DELETE' THEN
    FOR "each" IN SELECT "owner_id" AS "owner", -sum("stored_bytes") AS "change" FROM "removed"
      GROUP BY "owner_id" HAVING sum("stored_bytes") <> 0 ORDER BY "owner_id"
    LOOP PERFORM "change_storage_use"("each"."owner", TG_ARGV[0], "each"."change"); END LOOP;
  ELSE
    FOR "each" IN SELECT "owner", sum("bytes") AS "change" FROM (
        SELECT "owner_id" AS "owner", "stored_bytes" AS "bytes" FROM "after"
        UNION ALL SELECT "owner_id", -"stored_bytes" FROM "before"
      ) "changed" GROUP BY "owner" HAVING sum("bytes") <> 0 ORDER BY "owner"
    LOOP PERFORM "change_storage_use"("each"."owner", TG_ARGV[0], "each"."change"); END LOOP;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "count_storage_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "each" record;
BEGIN
  -- In the order of the ids, so that two transactions never wait crosswise.
  IF TG_OP = 'INSERT' THEN
    FOR "each" IN SELECT "user_id" AS "owner", sum("stored_bytes") AS "change" FROM "added"
      GROUP BY "user_id" HAVING sum("stored_bytes") <> 0 ORDER BY "user_id"
    LOOP PERFORM "change_storage_use"("each"."owner", TG_ARGV[0], "each"."change"); END LOOP;
  ELSIF TG_OP = 'DELETE' THEN
    FOR "each" IN SELECT "user_id" AS "owner", -sum("stored_bytes") AS "change" FROM "removed"
      GROUP BY "user_id" HAVING sum("stored_bytes") <> 0 ORDER BY "user_id"
    LOOP PERFORM "change_storage_use"("each"."owner", TG_ARGV[0], "each"."change"); END LOOP;
  ELSE
    FOR "each" IN SELECT "owner", sum("bytes") AS "change" FROM (
        SELECT "user_id" AS "owner", "stored_bytes" AS "bytes" FROM "after"
        UNION ALL SELECT "user_id", -"stored_bytes" FROM "before"
      ) "changed" GROUP BY "owner" HAVING sum("bytes") <> 0 ORDER BY "owner"
    LOOP PERFORM "change_storage_use"("each"."owner", TG_ARGV[0], "each"."change"); END LOOP;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipes_storage_added" AFTER INSERT ON "recipes"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('recipes');--> statement-breakpoint
CREATE TRIGGER "recipes_storage_changed" AFTER UPDATE ON "recipes"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('recipes');--> statement-breakpoint
CREATE TRIGGER "recipes_storage_removed" AFTER DELETE ON "recipes"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('recipes');--> statement-breakpoint
CREATE TRIGGER "recipe_versions_storage_added" AFTER INSERT ON "recipe_versions"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('versions');--> statement-breakpoint
CREATE TRIGGER "recipe_versions_storage_changed" AFTER UPDATE ON "recipe_versions"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('versions');--> statement-breakpoint
CREATE TRIGGER "recipe_versions_storage_removed" AFTER DELETE ON "recipe_versions"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('versions');--> statement-breakpoint
CREATE TRIGGER "images_storage_added" AFTER INSERT ON "images"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('pictures');--> statement-breakpoint
CREATE TRIGGER "images_storage_changed" AFTER UPDATE ON "images"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('pictures');--> statement-breakpoint
CREATE TRIGGER "images_storage_removed" AFTER DELETE ON "images"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('pictures');--> statement-breakpoint
CREATE TRIGGER "import_evidence_storage_added" AFTER INSERT ON "import_evidence"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_user"('pages');--> statement-breakpoint
CREATE TRIGGER "import_evidence_storage_changed" AFTER UPDATE ON "import_evidence"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_user"('pages');--> statement-breakpoint
CREATE TRIGGER "import_evidence_storage_removed" AFTER DELETE ON "import_evidence"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_user"('pages');--> statement-breakpoint
CREATE TRIGGER "sync_rows_storage_added" AFTER INSERT ON "sync_rows"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('plan');--> statement-breakpoint
CREATE TRIGGER "sync_rows_storage_changed" AFTER UPDATE ON "sync_rows"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('plan');--> statement-breakpoint
CREATE TRIGGER "sync_rows_storage_removed" AFTER DELETE ON "sync_rows"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('plan');--> statement-breakpoint
CREATE TRIGGER "sync_operations_storage_added" AFTER INSERT ON "sync_operations"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('plan');--> statement-breakpoint
CREATE TRIGGER "sync_operations_storage_changed" AFTER UPDATE ON "sync_operations"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('plan');--> statement-breakpoint
CREATE TRIGGER "sync_operations_storage_removed" AFTER DELETE ON "sync_operations"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('plan');--> statement-breakpoint
CREATE TRIGGER "meal_plan_entries_storage_added" AFTER INSERT ON "meal_plan_entries"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('plan');--> statement-breakpoint
CREATE TRIGGER "meal_plan_entries_storage_changed" AFTER UPDATE ON "meal_plan_entries"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('plan');--> statement-breakpoint
CREATE TRIGGER "meal_plan_entries_storage_removed" AFTER DELETE ON "meal_plan_entries"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('plan');--> statement-breakpoint
CREATE TRIGGER "cook_log_storage_added" AFTER INSERT ON "cook_log"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('plan');--> statement-breakpoint
CREATE TRIGGER "cook_log_storage_changed" AFTER UPDATE ON "cook_log"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('plan');--> statement-breakpoint
CREATE TRIGGER "cook_log_storage_removed" AFTER DELETE ON "cook_log"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_storage_of_owner"('plan');--> statement-breakpoint
-- Counts anew what one has. Whoever writes meanwhile adds to it afterwards.
CREATE FUNCTION "recount_storage_use"("owner" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "storage_use" WHERE "owner_id" = "owner" FOR NO KEY UPDATE;
  UPDATE "storage_use" SET
    "recipes" = (SELECT coalesce(sum("stored_bytes"), 0) FROM "recipes" WHERE "owner_id" = "owner"),
    "versions" = (SELECT coalesce(sum("version"."stored_bytes"), 0) FROM "recipes"
      JOIN "recipe_versions" "version" ON "version"."recipe_id" = "recipes"."id" WHERE "recipes"."owner_id" = "owner"),
    "pictures" = (SELECT coalesce(sum("stored_bytes"), 0) FROM "images" WHERE "owner_id" = "owner"),
    "pages" = (SELECT coalesce(sum("stored_bytes"), 0) FROM "import_evidence" WHERE "user_id" = "owner"),
    "plan" = (SELECT coalesce(sum("stored_bytes"), 0) FROM "sync_rows" WHERE "owner_id" = "owner")
      + (SELECT coalesce(sum("stored_bytes"), 0) FROM "sync_operations" WHERE "owner_id" = "owner")
      + (SELECT coalesce(sum("stored_bytes"), 0) FROM "meal_plan_entries" WHERE "owner_id" = "owner")
      + (SELECT coalesce(sum("stored_bytes"), 0) FROM "cook_log" WHERE "owner_id" = "owner")
  WHERE "owner_id" = "owner";
END $$;--> statement-breakpoint
INSERT INTO "storage_use" ("owner_id") SELECT "id" FROM "plan_owners";--> statement-breakpoint
SELECT "recount_storage_use"("owner_id") FROM "storage_use";
