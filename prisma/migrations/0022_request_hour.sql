-- What the operator's overview shows: totals of each hour by outcome and latency, since the log is too long to be summed up and
-- ends with its retention. They grow with the copy of the journal, as usage_day does.
CREATE TABLE request_hour (
  hour timestamptz(3) NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('ok', 'refused', 'failed')),
  -- Quarters of an octave: a request of bucket b took from 2^(b/4) up to 2^((b+1)/4) milliseconds.
  latency_bucket integer NOT NULL,
  requests bigint NOT NULL,
  prompt_tokens bigint NOT NULL,
  completion_tokens bigint NOT NULL,
  cost_idr numeric(20, 6) NOT NULL,
  PRIMARY KEY (hour, outcome, latency_bucket)
);

INSERT INTO request_hour (hour, outcome, latency_bucket, requests, prompt_tokens, completion_tokens, cost_idr)
SELECT date_trunc('hour', at, 'UTC'),
  CASE WHEN status < 400 THEN 'ok' WHEN status < 500 THEN 'refused' ELSE 'failed' END,
  floor(ln(greatest(latency_ms, 1)::float8) / ln(2::float8) * 4)::integer,
  count(*), sum(prompt_tokens), sum(completion_tokens), sum(cost_idr)
FROM request_log GROUP BY 1, 2, 3;

-- The operator's request log is read by time, the newest first: all of it, of one model, of one provider, of the rarer
-- endpoints, and what failed.
CREATE INDEX request_log_at ON request_log (at DESC, id DESC);
CREATE INDEX request_log_model_at ON request_log (model, at DESC, id DESC);
CREATE INDEX request_log_provider_at ON request_log (provider, at DESC, id DESC);
CREATE INDEX request_log_endpoint_at ON request_log (endpoint, at DESC, id DESC) WHERE endpoint <> '/chat/completions';
CREATE INDEX request_log_failed_at ON request_log (at DESC, id DESC) WHERE status >= 400;
