CREATE TABLE "grocery_budgets" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"weekly_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_observations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"retailer_id" text NOT NULL,
	"product_id" uuid NOT NULL,
	"owner_id" uuid,
	"observed_by" uuid,
	"source" text NOT NULL,
	"cents" integer NOT NULL,
	"pack_text" text,
	"pack" jsonb,
	"unit_cents" double precision,
	"unit_amount" integer,
	"unit" text,
	"is_special" boolean DEFAULT false NOT NULL,
	"multi_buy" jsonb,
	"observed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retracts" uuid
);
--> statement-breakpoint
CREATE TABLE "product_choices" (
	"owner_id" uuid NOT NULL,
	"food_key" text NOT NULL,
	"retailer_id" text NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "product_choices_owner_id_food_key_retailer_id_pk" PRIMARY KEY("owner_id","food_key","retailer_id")
);
--> statement-breakpoint
CREATE TABLE "product_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"broken" integer DEFAULT 0 NOT NULL,
	"prices" integer DEFAULT 0 NOT NULL,
	"broken_rows" jsonb NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"retailer_id" text NOT NULL,
	"owner_id" uuid,
	"retailer_product_id" text,
	"name" text NOT NULL,
	"brand" text,
	"ean" text,
	"pack_text" text,
	"pack" jsonb,
	"url" text,
	"food_key" text NOT NULL,
	"name_words" text[] NOT NULL,
	"price_cents" integer,
	"is_special" boolean DEFAULT false NOT NULL,
	"multi_buy" jsonb,
	"price_observed_at" timestamp with time zone,
	"price_source" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retailers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"search_address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "grocery_budgets" ADD CONSTRAINT "grocery_budgets_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_observations" ADD CONSTRAINT "price_observations_retailer_id_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."retailers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_observations" ADD CONSTRAINT "price_observations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_observations" ADD CONSTRAINT "price_observations_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_observations" ADD CONSTRAINT "price_observations_observed_by_users_id_fk" FOREIGN KEY ("observed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_choices" ADD CONSTRAINT "product_choices_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_choices" ADD CONSTRAINT "product_choices_retailer_id_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."retailers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_choices" ADD CONSTRAINT "product_choices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_retailer_id_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."retailers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_owner_id_plan_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."plan_owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_observations_of_feeds" ON "price_observations" USING btree ("product_id","observed_at") WHERE owner_id is null;--> statement-breakpoint
CREATE INDEX "price_observations_of_owner" ON "price_observations" USING btree ("owner_id","product_id","observed_at");--> statement-breakpoint
CREATE INDEX "price_observations_retracted" ON "price_observations" USING btree ("retracts");--> statement-breakpoint
CREATE INDEX "price_observations_person" ON "price_observations" USING btree ("observed_by");--> statement-breakpoint
CREATE INDEX "product_choices_product" ON "product_choices" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_feeds_open" ON "product_feeds" USING btree ("state") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "product_feeds_newest" ON "product_feeds" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "products_of_retailer" ON "products" USING btree ("retailer_id","retailer_product_id") WHERE owner_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_of_owner" ON "products" USING btree ("owner_id","retailer_id","food_key","pack_text") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "products_food" ON "products" USING btree ("food_key");--> statement-breakpoint
CREATE INDEX "products_ean" ON "products" USING btree ("ean");--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin ("name_words");--> statement-breakpoint
INSERT INTO "retailers" ("id", "name", "search_address", "created_at") VALUES
  ('woolworths', 'Woolworths', 'https://www.woolworths.com.au/shop/search/products?searchTerm={query}', '2026-11-25T00:00:00Z'),
  ('coles', 'Coles', 'https://www.coles.com.au/search/products?q={query}', '2026-11-25T00:00:01Z'),
  ('typical', 'Typical price', null, '2026-11-25T00:00:02Z');
--> statement-breakpoint
-- Observations are added and never changed. Who observed may be forgotten, when their account is deleted.
CREATE FUNCTION "refuse_changed_observation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."observed_by" IS NULL AND OLD."observed_by" IS NOT NULL THEN
    OLD."observed_by" := NULL;
    IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'observations of prices are never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "price_observations_append_only" BEFORE UPDATE ON "price_observations"
  FOR EACH ROW EXECUTE FUNCTION "refuse_changed_observation"();
