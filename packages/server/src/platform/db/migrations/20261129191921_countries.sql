CREATE TABLE "compared_retailers" (
	"owner_id" uuid NOT NULL,
	"retailer_id" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "compared_retailers_owner_id_retailer_id_pk" PRIMARY KEY("owner_id","retailer_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "retailers" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "compared_retailers" ADD CONSTRAINT "compared_retailers_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compared_retailers" ADD CONSTRAINT "compared_retailers_retailer_id_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."retailers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compared_retailers_retailer" ON "compared_retailers" USING btree ("retailer_id");--> statement-breakpoint
-- Everybody was in Australia until now, and so was every shop.
UPDATE "users" SET "country" = 'AU';--> statement-breakpoint
UPDATE "households" SET "country" = 'AU';--> statement-breakpoint
UPDATE "retailers" SET "country" = 'AU';
