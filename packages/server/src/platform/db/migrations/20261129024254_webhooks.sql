CREATE TABLE "webhook_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"subject_id" uuid,
	"after_version" bigint,
	"to_version" bigint,
	"happened_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"duration_ms" integer,
	"status" integer,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"household_id" uuid,
	"owner_id" uuid GENERATED ALWAYS AS (coalesce(household_id, user_id)) STORED NOT NULL,
	"url" text NOT NULL,
	"host" text GENERATED ALWAYS AS (lower(split_part(url, '/', 3))) STORED NOT NULL,
	"events" text[] NOT NULL,
	"sealed_secret" text NOT NULL,
	"sealed_old_secret" text,
	"old_secret_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"pause_reason" text,
	"seen_version" bigint NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_member" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."household_members"("household_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_changes_webhook" ON "webhook_changes" USING btree ("webhook_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("webhook_id","place");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_open" ON "webhook_deliveries" USING btree ("webhook_id","place") WHERE state in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "webhooks_user" ON "webhooks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhooks_owner" ON "webhooks" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "webhooks_household" ON "webhooks" USING btree ("household_id","user_id");--> statement-breakpoint
CREATE INDEX "webhooks_due" ON "webhooks" USING btree ("due_at");--> statement-breakpoint
-- What happens to recipes and in cook logs is remembered for the webhooks of their owners, in the transaction that does
-- it: whatever code does it, nothing is lost and nothing is sent that was undone. Without a webhook of the owner it costs
-- one look into an index. Lists and plans have their log (sync_operations).
CREATE FUNCTION "remember_for_webhooks"("happened" text, "changed" uuid[], "in_households" uuid[] DEFAULT NULL) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF "changed" IS NULL THEN RETURN; END IF;
  INSERT INTO "webhook_changes" ("webhook_id", "event", "subject_id", "happened_at")
  SELECT "webhook"."id", "happened", "book"."recipe_id", now()
  FROM (
    SELECT "own"."id" AS "recipe_id", "own"."owner_id" FROM "recipes" "own"
    WHERE "own"."id" = ANY("changed") AND "in_households" IS NULL
    UNION ALL
    SELECT "shared"."recipe_id", "shared"."household_id" FROM "recipe_households" "shared"
    WHERE "shared"."recipe_id" = ANY("changed") AND "in_households" IS NULL
    UNION ALL
    SELECT "pair"."recipe_id", "pair"."household_id"
    FROM unnest("changed", "in_households") AS "pair" ("recipe_id", "household_id")
    JOIN "recipes" "recipe" ON "recipe"."id" = "pair"."recipe_id" AND "recipe"."deleted_at" IS NULL
  ) "book"
  JOIN "webhooks" "webhook" ON "webhook"."owner_id" = "book"."owner_id"
  WHERE "happened" = ANY("webhook"."events")
  ORDER BY "book"."recipe_id";
END $$;--> statement-breakpoint
CREATE FUNCTION "remember_added_for_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "remember_for_webhooks"('recipe.created', (SELECT array_agg("id") FROM "added" WHERE "deleted_at" IS NULL));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "remember_changed_for_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "remember_for_webhooks"('recipe.deleted', (
    SELECT array_agg("id") FROM "after" JOIN "before" USING ("id")
    WHERE "before"."deleted_at" IS NULL AND "after"."deleted_at" IS NOT NULL));
  PERFORM "remember_for_webhooks"('recipe.created', (
    SELECT array_agg("id") FROM "after" JOIN "before" USING ("id")
    WHERE "before"."deleted_at" IS NOT NULL AND "after"."deleted_at" IS NULL));
  PERFORM "remember_for_webhooks"('recipe.changed', (
    SELECT array_agg("id") FROM "after" JOIN "before" USING ("id")
    WHERE "before"."deleted_at" IS NULL AND "after"."deleted_at" IS NULL AND "before"."revision" <> "after"."revision"));
  RETURN NULL;
END $$;--> statement-breakpoint
-- A recipe comes to the book of a community when it is shared with it, and leaves it when it no longer is.
CREATE FUNCTION "remember_shared_for_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "remember_for_webhooks"(TG_ARGV[0], array_agg("recipe_id"), array_agg("household_id")) FROM "some"
  HAVING count(*) > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "remember_cooked_for_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "webhook_changes" ("webhook_id", "event", "subject_id", "happened_at")
  SELECT "webhook"."id", 'recipe.cooked', "added"."id", now()
  FROM "added" JOIN "webhooks" "webhook" ON "webhook"."owner_id" = "added"."owner_id"
  WHERE 'recipe.cooked' = ANY("webhook"."events");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "webhooks_recipes_added" AFTER INSERT ON "recipes"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "remember_added_for_webhooks"();--> statement-breakpoint
CREATE TRIGGER "webhooks_recipes_changed" AFTER UPDATE ON "recipes"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
  FOR EACH STATEMENT EXECUTE FUNCTION "remember_changed_for_webhooks"();--> statement-breakpoint
CREATE TRIGGER "webhooks_recipes_shared" AFTER INSERT ON "recipe_households"
  REFERENCING NEW TABLE AS "some"
  FOR EACH STATEMENT EXECUTE FUNCTION "remember_shared_for_webhooks"('recipe.created');--> statement-breakpoint
CREATE TRIGGER "webhooks_recipes_unshared" AFTER DELETE ON "recipe_households"
  REFERENCING OLD TABLE AS "some"
  FOR EACH STATEMENT EXECUTE FUNCTION "remember_shared_for_webhooks"('recipe.deleted');--> statement-breakpoint
CREATE TRIGGER "webhooks_cooked" AFTER INSERT ON "cook_log"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "remember_cooked_for_webhooks"();
