CREATE TABLE "plan_owners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"household_id" uuid,
	CONSTRAINT "plan_owners_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "plan_owners_household_id_unique" UNIQUE("household_id"),
	CONSTRAINT "plan_owners_one_kind" CHECK (num_nonnulls("plan_owners"."user_id", "plan_owners"."household_id") = 1
        and "plan_owners"."id" = coalesce("plan_owners"."user_id", "plan_owners"."household_id"))
);
--> statement-breakpoint
ALTER TABLE "meal_plans" DROP CONSTRAINT "meal_plans_owner_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "shopping_aisle_corrections" DROP CONSTRAINT "shopping_aisle_corrections_owner_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "shopping_splits" DROP CONSTRAINT "shopping_splits_owner_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "shopping_staples" DROP CONSTRAINT "shopping_staples_owner_id_users_id_fk";
--> statement-breakpoint
INSERT INTO "plan_owners" ("id", "user_id") SELECT "id", "id" FROM "users";--> statement-breakpoint
INSERT INTO "plan_owners" ("id", "household_id") SELECT "id", "id" FROM "households";--> statement-breakpoint
ALTER TABLE "plan_owners" ADD CONSTRAINT "plan_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_owners" ADD CONSTRAINT "plan_owners_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_aisle_corrections" ADD CONSTRAINT "shopping_aisle_corrections_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_splits" ADD CONSTRAINT "shopping_splits_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_staples" ADD CONSTRAINT "shopping_staples_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Triggers, so that nobody who adds a person or a household can forget it.
CREATE FUNCTION "add_plan_owners_of_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "plan_owners" ("id", "user_id") SELECT "id", "id" FROM "added";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "add_plan_owners_of_households"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "plan_owners" ("id", "household_id") SELECT "id", "id" FROM "added";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_added" AFTER INSERT ON "users"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "add_plan_owners_of_users"();--> statement-breakpoint
CREATE TRIGGER "households_added" AFTER INSERT ON "households"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "add_plan_owners_of_households"();--> statement-breakpoint
-- Whether the plans of a household may have a recipe that is not public. False for a person's id.
CREATE FUNCTION "is_shared_with_household"(household uuid, recipe uuid) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM "recipe_households" WHERE "household_id" = $1 AND "recipe_id" = $2)
$$;
