ALTER TABLE "users" ADD COLUMN "username_skeleton" text;--> statement-breakpoint
-- Usernames are in small letters. Of several that look alike, the oldest account has the skeleton; the others keep their names.
UPDATE "users" SET "username_skeleton" = "found"."skeleton" FROM (
  SELECT "id", "skeleton", row_number() OVER (PARTITION BY "skeleton" ORDER BY "created_at", "id") AS "place" FROM (
    SELECT "id", "created_at", translate("username", 'асԁеһіјӏорԛѕѵԝхуαγινορυօսոհցզյɑɡıȷ', 'acdehijlopqsvwxyayivopuounhgqjagij') AS "skeleton" FROM "users"
  ) "looks"
) "found" WHERE "found"."id" = "users"."id" AND "found"."place" = 1;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_username_skeleton_unique" UNIQUE("username_skeleton");
