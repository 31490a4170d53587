CREATE TABLE "former_customers" (
	"stripe_customer_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"stripe_status" text,
	"stripe_subscription_id" text,
	"stripe_customer_id" text,
	"started_at" timestamp with time zone,
	"period_ends_at" timestamp with time zone,
	"is_ending" boolean DEFAULT false NOT NULL,
	"readings_begun" integer DEFAULT 0 NOT NULL,
	"reading_stored" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE FUNCTION "remember_former_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "former_customers" ("stripe_customer_id") VALUES (OLD."stripe_customer_id") ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "subscription_removed" AFTER DELETE ON "subscriptions"
  FOR EACH ROW WHEN (OLD."stripe_customer_id" IS NOT NULL) EXECUTE FUNCTION "remember_former_customer"();
