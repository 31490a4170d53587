CREATE TABLE "caldav_items" (
	"owner_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"name" text NOT NULL,
	"uid" text NOT NULL,
	CONSTRAINT "caldav_items_owner_id_item_id_pk" PRIMARY KEY("owner_id","item_id"),
	CONSTRAINT "caldav_items_name" UNIQUE("owner_id","name")
);
--> statement-breakpoint
ALTER TABLE "caldav_items" ADD CONSTRAINT "caldav_items_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;