-- Open pages of a household hear that its members, roles, invitations or settings have changed, whatever changed
-- them. Such changes are few, so that their commits may wait for each other. Of equal messages of one transaction
-- PostgreSQL sends one.
CREATE FUNCTION "tell_household_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('saltbush', 'household:' || (to_jsonb(COALESCE(NEW, OLD))->>TG_ARGV[0]));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "tell_household_change" AFTER INSERT OR UPDATE OR DELETE ON "households"
FOR EACH ROW EXECUTE FUNCTION "tell_household_change"('id');--> statement-breakpoint
CREATE TRIGGER "tell_household_change" AFTER INSERT OR UPDATE OR DELETE ON "household_members"
FOR EACH ROW EXECUTE FUNCTION "tell_household_change"('household_id');--> statement-breakpoint
CREATE TRIGGER "tell_household_change" AFTER INSERT OR UPDATE OR DELETE ON "household_invitations"
FOR EACH ROW EXECUTE FUNCTION "tell_household_change"('household_id');
