-- Servers keep accounts, keys and plans in memory. Every change of them gets the next number, so that a server finds out
-- in one cheap query that it is behind, and then reads only the rows with a higher number; whoever writes the rows needs
-- not know of it. The one row here stays locked until the change commits: numbers become visible in their order.
-- The triggers' own columns; no models of them in schema.prisma.
CREATE TABLE directory_change (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  version bigint NOT NULL,
  -- The last change that removed rows, after which everything has to be read again.
  removal bigint NOT NULL
);
INSERT INTO directory_change (version, removal) VALUES (1, 0);

ALTER TABLE account ADD COLUMN version bigint NOT NULL DEFAULT 0;
CREATE INDEX account_version ON account (version);
ALTER TABLE api_key ADD COLUMN version bigint NOT NULL DEFAULT 0;
CREATE INDEX api_key_version ON api_key (version);

CREATE FUNCTION directory_count_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE directory_change
  SET version = version + 1,
      removal = CASE WHEN TG_OP IN ('DELETE', 'TRUNCATE') THEN version + 1 ELSE removal END;
  RETURN NULL;
END
$$;

CREATE FUNCTION directory_number_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := (SELECT version FROM directory_change);
  RETURN NEW;
END
$$;

CREATE TRIGGER account_count_change
  BEFORE INSERT OR DELETE OR TRUNCATE OR UPDATE OF name, plan, toolkit_plan, status ON account
  FOR EACH STATEMENT EXECUTE FUNCTION directory_count_change();
CREATE TRIGGER account_number_row
  BEFORE INSERT OR UPDATE OF name, plan, toolkit_plan, status ON account
  FOR EACH ROW EXECUTE FUNCTION directory_number_row();

-- Not last_used_at, which is written all the time and is in nobody's memory.
CREATE TRIGGER api_key_count_change
  BEFORE INSERT OR DELETE OR TRUNCATE OR UPDATE OF account_id, plane, hash, revoked_at ON api_key
  FOR EACH STATEMENT EXECUTE FUNCTION directory_count_change();
CREATE TRIGGER api_key_number_row
  BEFORE INSERT OR UPDATE OF account_id, plane, hash, revoked_at ON api_key
  FOR EACH ROW EXECUTE FUNCTION directory_number_row();

CREATE TRIGGER plan_count_change
  BEFORE INSERT OR DELETE OR TRUNCATE OR UPDATE ON plan
  FOR EACH STATEMENT EXECUTE FUNCTION directory_count_change();

-- A start brings back what every account and key has used of the current day.
CREATE INDEX usage_day_day ON usage_day (day);
CREATE INDEX toolkit_usage_day ON toolkit_usage (day);
