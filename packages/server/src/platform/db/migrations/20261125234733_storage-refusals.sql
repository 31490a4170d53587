-- What is added to plans and logs is refused like all else, unless the setting "saltbush.storage" of the transaction is
-- "operations": these were looked at one by one (domain/sync/storage.ts). The refusal says whose storage is full.
CREATE OR REPLACE FUNCTION "change_storage_use"("owner" uuid, "kind" text, "change" bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "used" bigint;
  "most" bigint;
  "mode" text := current_setting('saltbush.storage', true);
BEGIN
  UPDATE "storage_use" SET
    "recipes" = "recipes" + CASE "kind" WHEN 'recipes' THEN "change" ELSE 0 END,
    "versions" = "versions" + CASE "kind" WHEN 'versions' THEN "change" ELSE 0 END,
    "pictures" = "pictures" + CASE "kind" WHEN 'pictures' THEN "change" ELSE 0 END,
    "pages" = "pages" + CASE "kind" WHEN 'pages' THEN "change" ELSE 0 END,
    "plan" = "plan" + CASE "kind" WHEN 'plan' THEN "change" ELSE 0 END
  WHERE "owner_id" = "owner"
  RETURNING "recipes" + "versions" + "pictures" + "pages" + "plan" INTO "used";
  IF "change" <= 0 OR "mode" = 'count' OR ("kind" = 'plan' AND "mode" = 'operations') THEN RETURN; END IF;
  "most" := "storage_limit"();
  IF "used" > (CASE "mode" WHEN 'shorten' THEN "most" * 1.1 ELSE "most" END) THEN
    RAISE EXCEPTION 'more than one may store' USING ERRCODE = 'SB413',
      DETAIL = jsonb_build_object('used', "used" - "change", 'limit', "most", 'isHousehold',
        EXISTS (SELECT FROM "plan_owners" WHERE "id" = "owner" AND "household_id" IS NOT NULL));
  END IF;
END $$;
