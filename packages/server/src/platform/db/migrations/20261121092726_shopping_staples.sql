CREATE TABLE "shopping_staples" (
	"owner_id" uuid NOT NULL,
	"food_key" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_staples_owner_id_food_key_pk" PRIMARY KEY("owner_id","food_key")
);
--> statement-breakpoint
ALTER TABLE "shopping_staples" ADD CONSTRAINT "shopping_staples_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;