CREATE TABLE "shopping_splits" (
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"line_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_splits_owner_id_kind_line_key_pk" PRIMARY KEY("owner_id","kind","line_key")
);
--> statement-breakpoint
ALTER TABLE "shopping_splits" ADD CONSTRAINT "shopping_splits_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_staples" DROP COLUMN "name";