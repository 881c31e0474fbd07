-- When a key ends by itself: the old one of a rotation works beside the new one until then.
ALTER TABLE api_key ADD COLUMN ends_at timestamptz(3);

DROP TRIGGER api_key_count_change ON api_key;
CREATE TRIGGER api_key_count_change
  BEFORE INSERT OR DELETE OR TRUNCATE OR UPDATE OF account_id, plane, hash, revoked_at, ends_at ON api_key
  FOR EACH STATEMENT EXECUTE FUNCTION directory_count_change();
DROP TRIGGER api_key_number_row ON api_key;
CREATE TRIGGER api_key_number_row
  BEFORE INSERT OR UPDATE OF account_id, plane, hash, revoked_at, ends_at ON api_key
  FOR EACH ROW EXECUTE FUNCTION directory_number_row();
