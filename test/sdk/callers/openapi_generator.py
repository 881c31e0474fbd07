# Calls three operations of a plane with the client that openapi-generator made. Arguments: plane, server, key.
import sys

import openapi_client
from openapi_client import ApiClient, Configuration

plane, server, key = sys.argv[1:]
client = ApiClient(Configuration(host=server, access_token=key))
if plane == "gateway":
    plans = openapi_client.CatalogApi(client).list_plans()
    assert plans.data, plans
    request = openapi_client.ModerationRequest(input=openapi_client.ModerationInput("Good morning."))
    verdict = openapi_client.ModerationApi(client).create_moderation(request)
    assert verdict.results[0].flagged is False, verdict
    usage = openapi_client.AccountApi(client).get_usage()
    assert usage.minute.used >= 0, usage
else:
    digest = openapi_client.HashEncodeApi(client).rest_hash_digest(text="abc")
    assert digest.ok is True and digest.data.hex.startswith("ba7816bf"), digest
    factors = openapi_client.MathEngineApi(client).rest_math_factorize(n="360")
    assert factors.data.factors[0].prime == "2", factors
    zone = openapi_client.TimeToolsApi(client).rest_time_zone(tz="Asia/Jakarta")
    assert zone.data.tz == "Asia/Jakarta", zone
