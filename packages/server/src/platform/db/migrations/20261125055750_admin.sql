CREATE TABLE "admin_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid,
	"admin_name" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "activity_kind";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "recipe_id" uuid;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD CONSTRAINT "admin_actions_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_actions_newest" ON "admin_actions" USING btree ("happened_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "admin_actions_admin" ON "admin_actions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE is_admin;--> statement-breakpoint
CREATE INDEX "users_named" ON "users" USING gin ("username" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "activity_counted" ON "activity" USING btree ("kind","happened_at","user_id","origin");--> statement-breakpoint
CREATE INDEX "activity_person" ON "activity" USING btree ("user_id","kind","happened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_shared_once" ON "activity" USING btree ("recipe_id") WHERE kind = 'recipe-shared';--> statement-breakpoint
-- What is known of the time before: when recipes came, were shared and saved, and the visits of open sessions.
UPDATE "recipes" SET "origin" = CASE WHEN "source"."url" IS NULL THEN 'text' ELSE 'web-page' END
FROM "import_evidence" "source" WHERE "source"."recipe_id" = "recipes"."id";--> statement-breakpoint
INSERT INTO "activity" ("id", "user_id", "kind", "happened_at", "origin")
SELECT gen_random_uuid(), "owner_id", 'recipe-added', greatest("recipe"."created_at", "owner"."created_at"), coalesce("origin", 'unknown')
FROM "recipes" "recipe" JOIN "users" "owner" ON "owner"."id" = "owner_id";--> statement-breakpoint
INSERT INTO "activity" ("id", "user_id", "kind", "happened_at", "recipe_id")
SELECT gen_random_uuid(), "owner_id", 'recipe-shared',
  coalesce(least("listed_at", (SELECT min("shared_at") FROM "recipe_households" WHERE "recipe_id" = "recipes"."id")), "created_at"), "id"
FROM "recipes"
WHERE "sharing_mode" = 'public' OR "id" IN (SELECT "recipe_id" FROM "recipe_households")
  OR "id" IN (SELECT "recipe_id" FROM "recipe_readers");--> statement-breakpoint
INSERT INTO "activity" ("id", "user_id", "kind", "happened_at")
SELECT gen_random_uuid(), "user_id", 'recipe-saved', "saved_at" FROM "recipe_saves"
UNION ALL SELECT gen_random_uuid(), "user_id", 'visit', "created_at" FROM "sessions";--> statement-breakpoint
UPDATE "users" SET "last_seen_at" = "seen"."at"
FROM (SELECT "user_id", max("created_at") AS "at" FROM "sessions" GROUP BY "user_id") "seen"
WHERE "seen"."user_id" = "id";--> statement-breakpoint
-- Copies that savers are left with are nobody's doing.
CREATE FUNCTION "record_added_recipes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "activity" ("id", "user_id", "kind", "happened_at", "origin")
  SELECT gen_random_uuid(), "owner_id", 'recipe-added', now(), coalesce("origin", 'unknown')
  FROM "added" WHERE "origin" IS DISTINCT FROM 'kept-copy';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipes_recorded" AFTER INSERT ON "recipes"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "record_added_recipes"();--> statement-breakpoint
CREATE FUNCTION "record_shared_recipe"("shared" uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "activity" ("id", "user_id", "kind", "happened_at", "recipe_id")
  SELECT gen_random_uuid(), "owner_id", 'recipe-shared', now(), "id" FROM "recipes" WHERE "id" = "shared"
  ON CONFLICT ("recipe_id") WHERE kind = 'recipe-shared' DO NOTHING;
$$;--> statement-breakpoint
CREATE FUNCTION "record_public_recipe"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_shared_recipe"(NEW."id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "record_recipe_with_readers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "record_shared_recipe"(NEW."recipe_id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipes_made_public" AFTER UPDATE OF "sharing_mode" ON "recipes" FOR EACH ROW
  WHEN (NEW."sharing_mode" = 'public' AND OLD."sharing_mode" <> 'public')
  EXECUTE FUNCTION "record_public_recipe"();--> statement-breakpoint
CREATE TRIGGER "recipe_households_recorded" AFTER INSERT ON "recipe_households"
  FOR EACH ROW EXECUTE FUNCTION "record_recipe_with_readers"();--> statement-breakpoint
CREATE TRIGGER "recipe_readers_recorded" AFTER INSERT ON "recipe_readers"
  FOR EACH ROW EXECUTE FUNCTION "record_recipe_with_readers"();--> statement-breakpoint
CREATE FUNCTION "record_saved_recipe"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "activity" ("id", "user_id", "kind", "happened_at")
  VALUES (gen_random_uuid(), NEW."user_id", 'recipe-saved', NEW."saved_at");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "recipe_saves_recorded" AFTER INSERT ON "recipe_saves"
  FOR EACH ROW EXECUTE FUNCTION "record_saved_recipe"();
